import { begin, flow, payInStep, transfer } from '../../../tools/sandbox/testOrders';

it('continues a flow when the suspension of the customer whom it pays ends', async () => {
  const { client, customer, other } = await begin();
  const { kind, destination } = transfer(other);
  const order = flow([payInStep, { kind, destination }]);
  const id = await client.create({ customer_id: customer, ...order });
  const setStatus = (status: string) =>
    client.post(`/customers/${other}/status`, { status, reason: 'Test' });
  await setStatus('suspended');
  await client.post('/sandbox/payments', { transaction_id: id, amount: order.amount });
  await client.pass(60);
  expect((await client.transaction(id))['status']).toBe('in_review');
  await setStatus('active');
  await client.pass(20);
  expect((await client.transaction(id))['status']).toBe('settled');
});
