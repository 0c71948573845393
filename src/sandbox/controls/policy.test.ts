import { TestClient } from '../../../tools/sandbox/testClient';

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
