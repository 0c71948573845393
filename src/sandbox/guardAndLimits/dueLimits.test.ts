import { individual, TestClient } from '../../../tools/sandbox/testClient';
import { eur, flow, payout, payoutStep, transfer } from '../../../tools/sandbox/testOrders';

/* Limits that are checked when a payment with `execute_at` becomes due. */

it('the daily limit counts payments due at the same time in the order in which they were created', async () => {
  const client = new TestClient();
  const person = await client.addCustomer('C-1', individual);
  for (let times = 0; times < 2; times += 1) await client.fund(person, '20000.00', 'EUR');
  await client.pass(86_400);
  await client.fund(person, '20000.00', 'EUR');
  await client.pass(86_400);
  const execute_at = new Date(client.clock.now() + 3_600_000).toISOString();
  const order = { customer_id: person, ...payout, amount: eur('19000.00'), execute_at };
  const ids = [];
  for (let number = 1; number <= 3; number += 1) ids.push(await client.create(order));
  await client.pass(7200);
  const statuses = [];
  for (const id of ids) statuses.push((await client.transaction(id)).status);
  expect(statuses).toEqual(['settled', 'settled', 'failed']);
});

it('a failure at the time of execution names the step of a flow that exceeds a limit', async () => {
  const client = new TestClient();
  const firm = await client.addCustomer('C-1');
  const person = await client.addCustomer('C-2', individual);
  await client.fund(firm, '100000.00', 'EUR');
  const { kind } = transfer(person);
  const forward = { kind, destination: { type: 'customer', customer_id: person } };
  const order = { customer_id: firm, ...flow([forward, payoutStep], eur('20000.00')) };
  const later = { ...order, execute_at: '2025-11-26T10:00:00.000Z' };
  const id = await client.create(later);
  for (let times = 0; times < 2; times += 1) await client.create(order);
  await client.pass(7200);
  expect((await client.transaction(id))['failure']).toMatchObject({
    code: 'limit_exceeded',
    limit: { customer_id: person },
    step: 2,
  });
});
