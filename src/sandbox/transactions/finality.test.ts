import { checkConservation, checkOpenMoney } from '../../../tools/sandbox/invariants/ledger';
import { TestClient } from '../../../tools/sandbox/testClient';
import {
  begin,
  eur,
  exchangeStep,
  flow,
  payInStep,
  payout,
  stablecoinIn,
  stablecoinOut,
  transfer,
  type Case,
} from '../../../tools/sandbox/testOrders';

const { data } = new TestClient();

function drain({ sandbox: { world } }: TestClient, account: string, currency: string): void {
  const owner = { account, owner: '' };
  const units = world.ledger.balance(owner, currency);
  const entries = [{ debit: owner, credit: { account: 'outside', owner: '' }, currency, units }];
  world.ledger.post({ time: world.time, transactionId: '', movement: 'test', entries });
}

const payInFlow = flow([payInStep, exchangeStep]);

it.each<[string, string, string, number | undefined, (testCase: Case) => Promise<object>]>([
  [
    'an exchange without market makers',
    'failed',
    'quote_expired',
    undefined,
    async ({ client, customer }) => {
      const ask = { customer_id: customer, sell: eur('100.00'), buy_currency: 'USD' };
      const { body: quote } = await client.post('/quotes', ask);
      return { kind: 'currency_exchange', quote_id: quote['id'] };
    },
  ],
  [
    'a flow without market makers for its exchange',
    'partially_settled',
    'quote_expired',
    2,
    () => Promise.resolve(payInFlow),
  ],
  [
    'a conversion from an empty stock',
    'failed',
    'stablecoin_unavailable',
    undefined,
    () => Promise.resolve(stablecoinOut),
  ],
])('%s ends as %s with the failure %s (step: %s)', async (_name, status, code, step, orderFor) => {
  const testCase = await begin();
  const { client, customer } = testCase;
  const id = await client.create({ customer_id: customer, ...(await orderFor(testCase)) });
  await client.post('/sandbox/payments', { transaction_id: id, amount: payInFlow.amount });
  drain(client, 'makers', 'USD');
  drain(client, 'stock', data.stablecoin.symbol);
  await client.pass(20);
  const transaction = await client.transaction(id);
  expect(transaction['status']).toBe(status);
  expect([transaction['failure'].code, transaction['failure'].step]).toEqual([code, step]);
});

it.each([
  ['from a balance', 'failed', 1, flow([exchangeStep, { ...exchangeStep, buy_currency: 'GBP' }])],
  ['after a pay-in', 'partially_settled', 2, payInFlow],
])(
  'with the reference LATEQUOTE, a flow %s ends as %s at its exchange',
  async (_name, status, step, order) => {
    const { client, customer } = await begin();
    const id = await client.create({ customer_id: customer, reference: 'LATEQUOTE', ...order });
    await client.post('/sandbox/payments', { transaction_id: id, amount: order.amount });
    await client.pass(20);
    const { failure, ...transaction } = await client.transaction(id);
    expect([transaction['status'], failure]).toMatchObject([
      status,
      { code: 'quote_expired', step },
    ]);
  },
);

it('a flow whose conversion and later exchange are both impossible sends its money back', async () => {
  const { client, customer } = await begin();
  const exchange = { ...exchangeStep, buy_currency: 'EUR', minimum_rate: '2' };
  const order = flow([{ kind: stablecoinIn.kind }, exchange], stablecoinIn.amount);
  const id = await client.create({ customer_id: customer, ...order });
  await client.post('/sandbox/payments', { transaction_id: id, amount: order.amount });
  drain(client, 'stock', 'USD');
  await client.pass(20);
  expect(await client.transaction(id)).toMatchObject({
    status: 'failed',
    failure: { code: 'stablecoin_unavailable', step: 1 },
  });
  await client.pass(20);
  const { body } = await client.get('/returned_payments?limit=1');
  expect(body['data'][0]).toMatchObject({ transaction_id: id, status: 'returned' });
});

it('no quote is offered for more than the market makers have', async () => {
  const { client, customer } = await begin();
  drain(client, 'makers', 'USD');
  const ask = { customer_id: customer, sell: eur('100.00'), buy_currency: 'USD' };
  const { body, headers } = await client.post('/quotes', ask);
  expect([body['code'], headers.get('Retry-After')]).toEqual(['service_unavailable', '30']);
});

it('money for a flow to a customer who has been closed is sent back at once', async () => {
  const { client, customer, other } = await begin();
  const { kind, destination } = transfer(other);
  const order = flow([payInStep, exchangeStep, { kind, destination }]);
  const id = await client.create({ customer_id: customer, ...order });
  expect((await client.setStatus(other, 'closed')).body['status']).toBe('closed');
  await client.post('/sandbox/payments', { transaction_id: id, amount: order.amount });
  const { status, failure } = await client.transaction(id);
  expect([status, failure.code]).toEqual(['failed', 'customer_not_active']);
  const { body } = await client.get('/returned_payments?limit=1');
  expect(body['data'][0]).toMatchObject({ transaction_id: id, amount: order.amount });
});

it('a payout that comes back after its customer was closed is sent to the bank again', async () => {
  const { client, other } = await begin();
  await client.fund(other, '1000.00', 'EUR');
  const [value = ''] = (await client.balance(other, 'EUR')).split(' ');
  const order = { ...payout, customer_id: other, amount: eur(value), reference: 'BANKRETURN' };
  const id = await client.create(order);
  await client.pass(60);
  expect((await client.transaction(id))['status']).toBe('settled');
  expect((await client.setStatus(other, 'closed')).body['status']).toBe('closed');
  await client.pass(120);
  const { body } = await client.get('/transactions?limit=1');
  expect(body['data'][0]).toMatchObject({
    return_of: id,
    status: 'failed',
    failure: { code: 'customer_not_active' },
  });
  expect(await client.balance(other, 'EUR')).toBe('0.00 + 0.00 EUR');
  const { body: returned } = await client.get('/returned_payments?limit=1');
  expect(returned['data'][0]).toMatchObject({ customer_id: other, status: 'returned' });
  checkConservation(client);
  checkOpenMoney(client);
});

it('a payout that comes back is credited even to a suspended customer', async () => {
  const client = new TestClient();
  const id = await client.addCustomer('C-1');
  await client.fund(id, '100.00', 'EUR');
  const order = { ...payout, customer_id: id, amount: eur('50.00'), reference: 'BANKRETURN' };
  await client.create(order);
  await client.pass(50);
  await client.setStatus(id, 'suspended');
  await client.pass(120);
  expect((await client.get(`/customers/${id}`)).body['status']).toBe('suspended');
  const { body } = await client.get(`/transactions?customer_id=${id}&limit=1`);
  expect(body['data'][0]).toMatchObject({ return_of: expect.any(String), status: 'settled' });
});

it('a customer who is about to receive money cannot be closed', async () => {
  const { client, customer, other } = await begin();
  const id = await client.create({ customer_id: customer, ...transfer(other) });
  expect((await client.setStatus(other, 'closed')).body['code']).toBe('balance_not_zero');
  await client.pass(20);
  expect((await client.transaction(id))['status']).toBe('settled');
});
