import { TestClient } from '../../../tools/sandbox/testClient';
import { base58Alphabet } from '../../shared/base58';

const approvalRule = { rule: 'approval_above', asset: 'USD', amount: '1.00' };
const window = { rule: 'time_window', days: ['mon'] };

it.each([
  ['an unknown rule', { rule: 'weather' }, 'rule'],
  ['a rule without its fields', { rule: 'amount_limit', asset: 'USD' }, 'amount'],
  ['an unknown currency', { rule: 'amount_limit', asset: 'XXX', amount: '1.00' }, 'asset'],
  [
    'more decimals than the currency has',
    { rule: 'amount_limit', asset: 'USD', amount: '1.001' },
    'amount',
  ],
  ['more approvals than approvers', { ...approvalRule, required: 4, approvers: 3 }, 'required'],
  ['an hour that no day has', { ...window, from: '25:00', to: '26:00' }, 'from'],
  ['hours that end before they begin', { ...window, from: '18:00', to: '08:00' }, 'to'],
])('refuses a policy with %s', async (_, rule, field) => {
  const client = new TestClient();
  const policy = { version: 1, appliesTo: 'all', rules: [rule] };
  const { body } = await client.send('PUT', '/sandbox/policy', policy);
  expect(body['code']).toBe('invalid_request');
  expect(body['errors'][0].field).toBe(`rules.0.${field}`);
});

it('returns the policy that was set; at first one without rules', async () => {
  const client = new TestClient();
  const read = async () => (await client.get('/sandbox/policy')).body;
  expect(await read()).toEqual({ version: 1, appliesTo: 'all', rules: [] });
  const policy = { version: 1, appliesTo: ['business'], rules: [approvalRule] };
  await client.send('PUT', '/sandbox/policy', {
    ...policy,
    rules: [{ ...approvalRule, required: 1, approvers: 2 }],
  });
  expect(await read()).toMatchObject(policy);
});

it('names all faults of a policy at once', async () => {
  const client = new TestClient();
  const rules = [
    { ...approvalRule, asset: 'XXX', required: 4, approvers: 3 },
    { ...window, from: '08:00', to: '08:00' },
  ];
  const policy = { version: 1, appliesTo: 'all', rules };
  const { body } = await client.send('PUT', '/sandbox/policy', policy);
  const fields = (body['errors'] as { field: string }[]).map((error) => error.field);
  expect(fields).toEqual(['rules.0.asset', 'rules.0.required', 'rules.1.to']);
});

it('refuses a policy whose lists are larger than a policy may be', async () => {
  const client = new TestClient();
  const { maxListEntries, policyBytes, addressBytes } = client.data.compliance.guard;
  const start = client.data.sandbox.stablecoin.holderAddress.slice(0, -2);
  const ends = [...base58Alphabet].flatMap((a) => [...base58Alphabet].map((b) => a + b));
  const listOf = (length: number) => ({
    rule: 'address_list',
    mode: 'block',
    addresses: ends.slice(0, length).map((end) => start + end),
  });
  const put = (...rules: object[]) =>
    client.send('PUT', '/sandbox/policy', { version: 1, appliesTo: 'all', rules });
  const room = policyBytes / addressBytes;
  const rest = room - maxListEntries;
  expect((await put(listOf(maxListEntries), listOf(rest))).status).toBe(200);
  const { body } = await put(listOf(maxListEntries), listOf(rest + 1));
  expect(body['errors']).toEqual([
    {
      field: 'rules',
      message: `Lists ${room + 1} addresses and programs, or ${policyBytes + addressBytes} bytes; a policy has at most ${policyBytes} bytes`,
    },
  ]);
});
