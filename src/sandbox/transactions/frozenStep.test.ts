import { begin, eur, flow, payInStep, payoutStep } from '../../../tools/sandbox/testOrders';
import { checkConservation } from '../../../tools/sandbox/invariants/ledger';
import type { TestClient } from '../../../tools/sandbox/testClient';

const freeze = (client: TestClient, customer: string, amount?: object) =>
  client.post('/sandbox/freezes', {
    target: { type: 'balance', customer_id: customer, currency: 'EUR' },
    ...(amount !== undefined && { amount }),
  });

/** A flow that pays the other customer, who then pays the money out. */
const forward = ({ client, other }: { client: TestClient; other: string }) => {
  const kind = `${client.network}_to_${client.network}`;
  const destination = { type: 'customer', customer_id: other };
  return flow([{ kind, destination }, payoutStep], eur('1000.00'));
};

it('refuses a flow whose second step would send money that a freeze covers', async () => {
  const testCase = await begin();
  const { client, customer, other } = testCase;
  await freeze(client, other);
  const { body } = await client.post('/transactions', {
    customer_id: customer,
    ...forward(testCase),
  });
  expect([body['code'], body['errors'][0].field]).toEqual(['funds_frozen', 'steps.1']);
});

it.each([
  ['a pending flow', 0, 'failed', '9995.00 + 0.00 EUR'],
  ['no flow that is processing', 5, 'settled', '8995.00 + 0.00 EUR'],
])('a freeze of the money for a later step stops %s', async (_what, seconds, status, balance) => {
  const testCase = await begin();
  const { client, customer, other } = testCase;
  const id = await client.create({ customer_id: customer, ...forward(testCase) });
  await client.pass(seconds);
  await freeze(client, other);
  await client.pass(20);
  await client.pass(60);
  expect((await client.transaction(id))['status']).toBe(status);
  expect(await client.balance(customer, 'EUR')).toBe(balance);
  checkConservation(client);
});

it.each([
  ['all', undefined, '0.00 + 999.50 EUR'],
  ['part', eur('100.00'), '899.50 + 100.00 EUR'],
])('ends a flow after its pay-in if a freeze covers %s of the money', async (...testCase) => {
  const [, amount, balance] = testCase;
  const { client, other } = await begin();
  await freeze(client, other, amount);
  const order = flow([payInStep, payoutStep], eur('1000.00'));
  const id = await client.create({ customer_id: other, ...order });
  await client.post('/sandbox/payments', { transaction_id: id, amount: order.amount });
  await client.pass(20);
  const { status, failure } = await client.transaction(id);
  expect([status, failure.code, failure.step]).toEqual(['partially_settled', 'funds_frozen', 2]);
  expect(await client.balance(other, 'EUR')).toBe(balance);
});
