import { financialInstitution, TestClient, usedLimit } from '../../../tools/sandbox/testClient';
import { eur, exchangeStep, flow, payout, transfer, usd } from '../../../tools/sandbox/testOrders';

const sendTo = (client: TestClient, payer: string, payee: string, value: string) =>
  client.post('/transactions', { customer_id: payer, ...transfer(payee), amount: usd(value) });

describe('the daily limit', () => {
  it.each([
    ['the amount of a single payment', undefined, '1000.00'],
    [
      'the amount that the last step of a flow sends, even before it is known',
      '1000.00',
      '1082.83',
    ],
  ])('counts %s', async (_name, euros, expected) => {
    const client = new TestClient();
    const customer = await client.addCustomer('C-1');
    const receiver = await client.addCustomer('C-2');
    if (euros === undefined) {
      await client.fund(customer, '2000.00', 'USD');
      await client.create({ customer_id: customer, ...transfer(receiver) });
    } else {
      await client.fund(customer, '2000.00', 'EUR');
      const { kind, destination } = transfer(receiver);
      const exchange = { ...exchangeStep, minimum_rate: '1.00000' };
      const order = flow([exchange, { kind, destination }], eur(euros));
      await client.create({ customer_id: customer, ...order });
      expect(await usedLimit(client)).toBe(expected);
    }
    await client.pass(20);
    expect(await usedLimit(client)).toBe(expected);
  });

  it('does not count a payment that was deleted', async () => {
    const client = new TestClient();
    const customer = await client.addCustomer('C-1');
    await client.fund(customer, '1000.00', 'EUR');
    const order = { ...payout, amount: eur('100.00') };
    const id = await client.create({ customer_id: customer, ...order });
    expect(await usedLimit(client)).toBe('108.50');
    await client.send('DELETE', `/transactions/${id}`);
    expect(await usedLimit(client)).toBe('0.00');
  });

  it.each(['BANKRETURN', 'BANKREJECT'])(
    'counts a payout that came back after it had settled, but not one that the bank refused: %s',
    async (reference) => {
      const client = new TestClient();
      const customer = await client.addCustomer('C-1');
      await client.fund(customer, '2000.00', 'EUR');
      const order = { ...payout, amount: eur('100.00'), reference };
      await client.create({ customer_id: customer, ...order });
      await client.pass(60);
      await client.pass(100);
      expect(await usedLimit(client)).toBe(reference === 'BANKRETURN' ? '108.50' : '0.00');
    },
  );

  it('of a customer refuses a payment of more than is left, until a day after the oldest payment settled', async () => {
    const client = new TestClient();
    const [payer = '', payee = ''] = [
      await client.addCustomer('C-1'),
      await client.addCustomer('C-2'),
    ];
    for (let times = 0; times < 4; times += 1) await client.fund(payer, '2000000.00', 'USD');
    const send = (value: string) => sendTo(client, payer, payee, value);
    const first = await send('2000000.00');
    await client.pass(60);
    await send('2000000.00');
    const { settled_at } = await client.transaction(String(first.body['id']));
    const until = Date.parse(String(settled_at)) + 86_400_000;
    const { body } = await send('1000000.01');
    expect([body['code'], body['limit']]).toEqual([
      'limit_exceeded',
      {
        of: 'customer',
        customer_id: payer,
        per: 'day',
        amount: { value: '5000000.00', currency: 'USD' },
        left: { value: '1000000.00', currency: 'USD' },
        until: new Date(until).toISOString(),
      },
    ]);
    expect((await send('1000000.00')).status).toBe(201);
    await client.pass((until - client.clock.now()) / 1000 - 1);
    expect((await send('1000000.00')).body['code']).toBe('limit_exceeded');
    await client.pass(1);
    expect((await send('1000000.00')).status).toBe(201);
  });

  it('of a customer counts a payment while it is in review, and for a day after it settles', async () => {
    const client = new TestClient();
    const payer = await client.addCustomer('C-1');
    const payee = await client.addCustomer('C-2');
    for (let times = 0; times < 4; times += 1) await client.fund(payer, '2000000.00', 'USD');
    const order = {
      kind: `${client.network}_to_${client.network}`,
      customer_id: payer,
      amount: { value: '2000000.00', currency: 'USD' },
      destination: { type: 'customer', customer_id: payee },
    };
    const ids = [];
    for (let times = 0; times < 2; times += 1) {
      ids.push(await client.create({ ...order, reference: 'NODECISION' }));
    }
    await client.pass(2 * 86_400);
    expect((await client.post('/transactions', order)).body['code']).toBe('limit_exceeded');
    for (const id of ids) client.sandbox.console.decide(id, true);
    await client.pass(86_400);
    expect((await client.post('/transactions', order)).body['code']).toBe('limit_exceeded');
    await client.pass(20);
    expect((await client.post('/transactions', order)).status).toBe(201);
  });

  it('of the institution counts the payments of all its customers', async () => {
    const client = new TestClient();
    const payee = await client.addCustomer('C-0');
    const payers = [];
    for (let number = 1; number <= 5; number += 1) {
      const payer = await client.addCustomer(`C-${number}`, financialInstitution);
      for (let times = 0; times < 3; times += 1) await client.fund(payer, '9000000.00', 'USD');
      payers.push(payer);
    }
    const [last = '', ...others] = payers;
    for (const payer of others) {
      for (const value of ['8000000.00', '8000000.00', '9000000.00']) {
        expect((await sendTo(client, payer, payee, value)).status).toBe(201);
        await client.pass(1);
      }
    }
    const { body } = await sendTo(client, last, payee, '1.00');
    expect(body['limit']).toMatchObject({
      of: 'institution',
      customer_id: null,
      amount: { value: '100000000.00', currency: 'USD' },
      left: { value: '0.00', currency: 'USD' },
    });
  });
});
