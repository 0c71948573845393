import { TestClient } from '../../tools/sandbox/testClient';
import { readCurrentVersion } from './rpcPages';

const { library, pages } = readCurrentVersion();

it('a policy has room for the longest list of addresses, and its deposit equals its rent', () => {
  const { compliance, chain } = library.tokens as unknown as {
    compliance: { guard: Readonly<Record<string, number>> };
    chain: { rent: { overheadBytes: number; lamportsPerByte: number } };
  };
  const { maxListEntries = 0, addressBytes = 0, policyBytes = 0 } = compliance.guard;
  expect(maxListEntries * addressBytes).toBeLessThan(policyBytes);
  expect(compliance.guard['policyRentLamports']).toBe(
    (chain.rent.overheadBytes + policyBytes) * chain.rent.lamportsPerByte,
  );
});

it('runs the policy on the guard page with the results that the page states', async () => {
  const text = pages.get('documentation/compliance_features/{brand}_guard')?.source.text ?? '';
  const policy = JSON.parse(/```json title="Policy"\n([^]*?)```/.exec(text)?.[1] ?? '{}') as object;
  const { guard } = library.tokens['compliance'] as unknown as {
    guard: { example: Readonly<Record<string, number>> };
  };
  const { example } = guard;
  const client = new TestClient();
  const customer = await client.addCustomer('C-1');
  const other = await client.addCustomer('C-2', { country: 'CH' });
  for (let times = 0; times < 8; times += 1) await client.fund(customer, '250000.00', 'USD');
  const pay = async (dollars = 0, reference = 'a') => {
    const id = await client.create({
      kind: `${client.network}_to_${client.network}`,
      customer_id: customer,
      amount: { value: `${dollars}.00`, currency: 'USD' },
      destination: { type: 'customer', customer_id: other },
      reference,
    });
    await client.pass(2);
    const { status, failure } = await client.transaction(id);
    return [status, (failure as { guard_rule?: { code: number } } | null)?.guard_rule?.code];
  };
  for (let times = 0; times < 13; times += 1) await pay((example['sentTodayUsd'] ?? 0) / 13);
  expect((await client.send('PUT', '/sandbox/policy', policy)).status).toBe(200);
  expect(text).toContain('the transaction is `in_review` while approvals are collected');
  expect(await pay(example['paymentUsd'], 'APPROVE')).toEqual(['in_review', undefined]);
  await client.pass(120);
  const code = Number(/`period_limit` refuses it with (\d+)/.exec(text)?.[1]);
  expect(await pay(example['paymentUsd'])).toEqual(['failed', code]);
});
