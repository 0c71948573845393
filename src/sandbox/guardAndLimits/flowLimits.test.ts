import {
  financialInstitution,
  individual,
  TestClient,
  usedLimit,
} from '../../../tools/sandbox/testClient';
import {
  address,
  eur,
  exchangeStep,
  flow,
  payInStep,
  payoutStep,
  transfer,
  usd,
} from '../../../tools/sandbox/testOrders';

const sendTo = (client: TestClient, payer: string, payee: string, value: string) =>
  client.post('/transactions', { customer_id: payer, ...transfer(payee), amount: usd(value) });

describe('the daily limit', () => {
  it('checks what the last step of a flow sends, when the flow is created and when it is executed', async () => {
    const client = new TestClient();
    const person = await client.addCustomer('C-1', individual);
    for (let times = 0; times < 2; times += 1) await client.fund(person, '20000.00', 'EUR');
    const { kind } = transfer(person);
    const send = { kind, destination: { type: 'network_address', address } };
    // 23,050.00 EUR is worth 25,009.25 USD; 24,959.23 USD is sent, after the fee of the exchange.
    const id = await client.create({
      customer_id: person,
      execute_at: '2025-11-26T10:00:00.000Z',
      ...flow([exchangeStep, send], eur('23050.00')),
    });
    await client.pass(7200);
    await client.pass(20);
    expect((await client.transaction(id))['status']).toBe('settled');
  });

  it('counts a flow against each customer who makes one of its payments', async () => {
    const client = new TestClient();
    const firm = await client.addCustomer('C-1');
    const person = await client.addCustomer('C-2', individual);
    await client.fund(firm, '100000.00', 'EUR');
    const { kind } = transfer(person);
    const forward = { kind, destination: { type: 'customer', customer_id: person } };
    const send = (value: string) =>
      client.post('/transactions', {
        customer_id: firm,
        ...flow([forward, payoutStep], eur(value)),
      });
    const { body } = await send('40000.00');
    expect([body['code'], body['limit']]).toMatchObject(['limit_exceeded', { per: 'transaction' }]);
    for (const value of ['20000.00', '20000.00']) expect((await send(value)).status).toBe(201);
    const refused = await send('20000.00');
    expect([refused.body['code'], refused.body['limit'].per]).toEqual(['limit_exceeded', 'day']);
    // The firm's own limit is higher; only its balance is too small.
    expect((await sendTo(client, firm, person, '1.00')).body['code']).toBe('insufficient_balance');
  });

  it('counts a flow that begins with a pay-in when its money arrives, not when the flow is created', async () => {
    const client = new TestClient();
    const person = await client.addCustomer('C-1', individual);
    const order = { customer_id: person, ...flow([payInStep, payoutStep], eur('20000.00')) };
    const ids = [];
    for (let number = 1; number <= 3; number += 1) ids.push(await client.create(order));
    expect(await usedLimit(client)).toBe('0.00');
    const statuses = [];
    for (const id of ids) {
      await client.post('/sandbox/payments', { transaction_id: id, amount: order.amount });
      const { status, failure } = await client.transaction(id);
      statuses.push(failure === null ? status : `${failure.code} in step ${failure.step}`);
    }
    expect(statuses).toEqual(['processing', 'processing', 'limit_exceeded in step 2']);
  });

  it('does not count a flow in which nobody was paid', async () => {
    const client = new TestClient();
    const customer = await client.addCustomer('C-1');
    await client.fund(customer, '1000.00', 'EUR');
    const steps = [exchangeStep, { ...exchangeStep, buy_currency: 'EUR' }, payoutStep];
    const order = { ...flow(steps, eur('500.00')), reference: 'BANKREJECT' };
    const id = await client.create({ customer_id: customer, ...order });
    await client.pass(60);
    expect((await client.transaction(id))['status']).toBe('partially_settled');
    expect(await usedLimit(client)).toBe('0.00');
  });

  it('counts the payout of a flow or, if the bank refuses it, the transfer before it', async () => {
    const client = new TestClient();
    const customer = await client.addCustomer('C-1');
    const receiver = await client.addCustomer('C-2');
    await client.fund(customer, '2000.00', 'USD');
    const { kind, destination } = transfer(receiver);
    const { type, account_name } = payoutStep.destination;
    const account = { type, account_name, account_number: '000987654321', bank_code: '999999989' };
    const steps = [
      { kind, destination },
      { kind: payoutStep.kind, destination: account },
    ];
    const order = flow(steps, usd('1000.00'));
    await client.create({ customer_id: customer, ...order, reference: 'BANKREJECT' });
    await client.pass(20);
    // Only the payout counts: the amount less the fee of the transfer.
    expect(await usedLimit(client)).toBe('999.90');
    await client.pass(40);
    expect(await usedLimit(client)).toBe('1000.00');
  });
});

it('a problem names the customer whose limit a flow exceeds', async () => {
  const client = new TestClient();
  const payer = await client.addCustomer('C-1');
  const person = await client.addCustomer('C-2', individual);
  await client.fund(payer, '200000.00', 'EUR');
  const { kind, destination } = transfer(person);
  const order = flow([{ kind, destination }, payoutStep], eur('100000.00'));
  const { body } = await client.post('/transactions', { customer_id: payer, ...order });
  expect([body['code'], body['limit']]).toMatchObject([
    'limit_exceeded',
    { of: 'customer', customer_id: person, per: 'transaction' },
  ]);
});

it('a failure names the currency whose bounds a payment or a step of a flow breaks', async () => {
  const client = new TestClient();
  const customer = await client.addCustomer('C-1', financialInstitution);
  await client.fund(customer, '5000.00', 'EUR');
  const step = { ...exchangeStep, buy_currency: 'GBP' };
  const order = flow([step, payoutStep], eur('2000.00'));
  const account = { iban: 'GB85EXMP00000012345678', bic: 'EXMPGB2LXXX' };
  const destination = { ...payoutStep.destination, ...account };
  const steps = [step, { ...payoutStep, destination }];
  const moved = await client.create({
    customer_id: customer,
    ...order,
    steps,
    reference: 'RATEMOVED',
  });
  const kind = `fiat_to_${client.network}`;
  const paid = await client.create({ kind, customer_id: customer, amount: eur('10.00') });
  const payment = { transaction_id: paid, amount: eur('10000000.01') };
  expect((await client.post('/sandbox/payments', payment)).status).toBe(202);
  await client.pass(20);
  for (const [id, value, currency] of [
    [moved, '8000000.00', 'GBP'],
    [paid, '10000000.00', 'EUR'],
  ] as const) {
    expect((await client.transaction(id))['failure']).toMatchObject({
      code: 'limit_exceeded',
      limit: { of: 'currency', per: 'transaction', left: { value, currency } },
    });
  }
});
