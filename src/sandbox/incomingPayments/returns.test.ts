import { usedLimit } from '../../../tools/sandbox/testClient';
import { begin, receive } from '../../../tools/sandbox/testIncoming';
import { setPolicy } from '../../../tools/sandbox/testOrders';

it.each([
  ['credited', 'a'],
  ['in review', 'NODATA'],
])(
  'says where the return of a payment that was %s is on the chain, once it is final',
  async (_status, reference) => {
    const testCase = await begin();
    const { client } = testCase;
    const id = await receive(testCase, reference);
    const path = `/incoming_payments/${id}`;
    await client.post(`${path}/return`, { reason: 'Sent by mistake' });
    const { body: before } = await client.get(path);
    expect(before['return'].ledger).toBeNull();
    await client.pass(20);
    const { body } = await client.get(path);
    const { ledger } = body['return'];
    expect(ledger.booked_at).toBe(body['returned_at']);
    expect(ledger.slot).toBeGreaterThan(before['ledger'].slot);
    expect(body['ledger']).toEqual(before['ledger']);
    const period = 'from=2025-11-26T00:00:00.000Z&to=2025-11-27T00:00:00.000Z';
    const { body: report } = await client.get(`/reports/transactions?${period}`);
    const debits = report['data'].filter(({ entry }: { entry: string }) => entry === 'debit');
    const places = debits.map(({ signature, slot, booked_at }: typeof ledger) => ({
      signature,
      slot,
      booked_at,
    }));
    // A return from review changes no balance, so it has no row in the report.
    expect(places).toEqual(reference === 'a' ? [ledger] : []);
  },
);

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
