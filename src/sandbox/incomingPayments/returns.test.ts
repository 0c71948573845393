import { usedLimit } from '../../../tools/sandbox/testClient';
import { begin, receive } from '../../../tools/sandbox/testIncoming';
import { setPolicy } from '../../../tools/sandbox/testOrders';

it('returns a credited payment whatever the guard policy, and counts it towards no limit', async () => {
  const testCase = await begin();
  const { client } = testCase;
  const id = await receive(testCase, 'a');
  await setPolicy(
    client,
    'all',
    { rule: 'amount_limit', asset: 'USD', amount: '1.00' },
    { rule: 'approval_above', asset: 'USD', amount: '1.00', required: 1, approvers: 1 },
  );
  await client.post(`/incoming_payments/${id}/return`, { reason: 'Sent by mistake' });
  await client.pass(20);
  expect((await client.get(`/incoming_payments/${id}`)).body['status']).toBe('returned');
  expect(await usedLimit(client)).toBe('0.00');
});
