import {
  begin,
  eur,
  exchangeStep,
  payInStep,
  flow,
  payout,
  payoutStep,
  setPolicy,
  stablecoinOut,
  transfer,
  usd,
} from '../../../tools/sandbox/testOrders';
import { TestClient } from '../../../tools/sandbox/testClient';

/**
 * A payout of 2,000 EUR, a transfer of 1,000 USD to a customer in DE, and a conversion of 500 USD
 * to stablecoins.
 */
const orders = {
  payout: () => payout,
  transfer: (other: string) => transfer(other),
  stablecoin: () => stablecoinOut,
};
const address = stablecoinOut.destination.address;
const tokenProgram = new TestClient().data.compliance.guard.programs[0]?.id ?? '';

/**
 * A rule, an order, and the expected outcome: the name and code of the rule if the rule refuses the
 * order, or undefined if the order settles.
 */
const cases: readonly [object, keyof typeof orders, [string, number] | undefined][] = [
  [{ rule: 'counterparty_badge', kind: 'institution' }, 'transfer', undefined],
  [{ rule: 'counterparty_badge', kind: 'institution' }, 'stablecoin', ['counterparty_badge', 6040]],
  [{ rule: 'counterparty_badge', kind: 'institution' }, 'payout', undefined],
  [{ rule: 'counterparty_class', classes: ['retail'] }, 'transfer', ['counterparty_class', 6041]],
  [{ rule: 'counterparty_class', classes: ['business'] }, 'transfer', undefined],
  [{ rule: 'jurisdiction', mode: 'block', countries: ['DE'] }, 'transfer', ['jurisdiction', 6042]],
  [{ rule: 'jurisdiction', mode: 'allow', countries: ['DE'] }, 'transfer', undefined],
  [{ rule: 'jurisdiction', mode: 'allow', countries: ['FR'] }, 'payout', undefined],
  [{ rule: 'jurisdiction', mode: 'allow', countries: ['FR'] }, 'stablecoin', undefined],
  [{ rule: 'jurisdiction', mode: 'allow', countries: ['DE'] }, 'stablecoin', ['jurisdiction', 6042]],
  [{ rule: 'counterparty_class', classes: ['business'] }, 'stablecoin', undefined],
  [{ rule: 'amount_limit', asset: 'USD', amount: '999.99' }, 'transfer', ['amount_limit', 6043]],
  [{ rule: 'amount_limit', asset: 'USD', amount: '1000.00' }, 'transfer', undefined],
  [{ rule: 'amount_limit', asset: 'USD', amount: '2100.00' }, 'payout', ['amount_limit', 6043]],
  [{ rule: 'amount_limit', asset: 'GBP', amount: '1.00' }, 'payout', undefined],
  [{ rule: 'period_limit', asset: 'USD', amount: '1500.00', hours: 24 }, 'transfer', undefined],
  [{ rule: 'time_window', days: ['thu'], from: '08:00', to: '18:00' }, 'transfer', ['time_window', 6047]],
  [{ rule: 'time_window', days: ['thu'], from: '08:00', to: '18:00' }, 'payout', undefined],
  [{ rule: 'time_window', days: ['wed'], from: '08:00', to: '18:00' }, 'transfer', undefined],
  [{ rule: 'address_list', mode: 'block', addresses: [address] }, 'stablecoin', ['address_list', 6048]],
  [{ rule: 'address_list', mode: 'allow', addresses: [address] }, 'payout', undefined],
  [{ rule: 'program_list', programs: [tokenProgram] }, 'transfer', undefined],
  [{ rule: 'program_list', programs: [tokenProgram] }, 'stablecoin', ['program_list', 6049]],
  [{ rule: 'program_list', programs: [address] }, 'payout', ['program_list', 6049]],
]; // prettier-ignore

it.each(
  cases.map(([rule, order, refused]) => {
    const outcome = refused === undefined ? 'settles' : `fails with code ${refused[1]}`;
    return [rule, order, outcome, refused] as const;
  }),
)('under %j, a %s order %s', async (rule, order, _outcome, refused) => {
  const { client, customer, other } = await begin();
  await setPolicy(client, 'all', rule);
  const id = await client.create({ customer_id: customer, ...orders[order](other) });
  await client.pass(60);
  const { status, failure } = await client.transaction(id);
  expect([status, failure?.guard_rule ?? null]).toEqual(
    refused === undefined ? ['settled', null] : ['failed', { rule: refused[0], code: refused[1] }],
  );
});

it.each([
  [{ rule: 'period_limit', asset: 'USD', amount: '1500.00', hours: 24 }, 6044],
  [{ rule: 'count_limit', count: 1, hours: 24 }, 6045],
])('allows a second transfer under %j only after 24 hours', async (rule, code) => {
  const { client, customer, other } = await begin();
  await setPolicy(client, 'all', rule);
  const order = { customer_id: customer, ...transfer(other) };
  const first = await client.create(order);
  await client.pass(20);
  const second = await client.create(order);
  await client.pass(20);
  expect((await client.transaction(first))['status']).toBe('settled');
  expect((await client.transaction(second))['failure'].guard_rule.code).toBe(code);
  await client.pass(86_400);
  const third = await client.create(order);
  await client.pass(20);
  expect((await client.transaction(third))['status']).toBe('settled');
});

it.each([
  [{ rule: 'period_limit', asset: 'USD', amount: '1500.00', hours: 24 }],
  [{ rule: 'count_limit', count: 1, hours: 24 }],
])('allows the first of two orders under %j, because only sent payments count', async (rule) => {
  const { client, customer, other } = await begin();
  await setPolicy(client, 'all', rule);
  const order = { customer_id: customer, ...transfer(other) };
  const ids = [await client.create(order), await client.create(order)];
  await client.pass(20);
  const statuses = [];
  for (const id of ids) statuses.push((await client.transaction(id))['status']);
  expect(statuses).toEqual(['settled', 'failed']);
});

it('a period limit counts what the last step of a flow paid, not what an earlier step sold', async () => {
  const { client, customer, other } = await begin();
  const { kind, destination } = transfer(other);
  // Sells 1,000.00 EUR, and pays 1,082.83 USD. Each later payment that settles adds 1.00 USD.
  await client.create({ customer_id: customer, ...flow([exchangeStep, { kind, destination }]) });
  await client.pass(20);
  const amount = { value: '1.00', currency: 'USD' };
  const outcomes = [];
  for (const [asset, limit] of [
    ['EUR', '999.00'],
    ['USD', '1084.82'],
    ['USD', '1084.83'],
  ]) {
    await setPolicy(client, 'all', { rule: 'period_limit', asset, amount: limit, hours: 24 });
    const id = await client.create({ customer_id: customer, kind, destination, amount });
    await client.pass(20);
    outcomes.push((await client.transaction(id))['status']);
  }
  expect(outcomes).toEqual(['settled', 'failed', 'settled']);
});

it.each([
  ['from a balance', [], { rule: 'amount_limit', amount: '930.00' }, 'settled'],
  ['from a balance', [], { rule: 'amount_limit', amount: '900.00' }, 'failed'],
  ['from a balance', [], { rule: 'approval_above', amount: '900.00' }, 'in_review'],
  ['with a pay-in', [payInStep], { rule: 'approval_above', amount: '900.00' }, 'in_review'],
])(
  'checks the amount that the step after an exchange will send: %s, %j, %j',
  async (...testCase) => {
    const [, first, rule, status] = testCase;
    const { client, customer, other } = await begin();
    const approvals = rule.rule === 'approval_above' ? { required: 1, approvers: 1 } : {};
    await setPolicy(client, 'all', { asset: 'EUR', ...rule, ...approvals });
    const { kind, destination } = transfer(other);
    // The last step sends 919.82 EUR.
    const amount = usd('1000.00');
    const steps = [...first, { ...exchangeStep, buy_currency: 'EUR' }, { kind, destination }];
    const id = await client.create({ customer_id: customer, ...flow(steps, amount) });
    await client.post('/sandbox/payments', { transaction_id: id, amount });
    await client.pass(30);
    expect((await client.transaction(id))['status']).toBe(status);
  },
);

it('counts a payment with execute_at from that time, not from its creation', async () => {
  const { client, customer, other } = await begin();
  await setPolicy(client, 'all', { rule: 'count_limit', count: 1, hours: 24 });
  const order = { customer_id: customer, ...transfer(other) };
  const executeAt = new Date(client.clock.now() + 7_200_000).toISOString();
  const later = await client.create({ ...order, execute_at: executeAt });
  const now = await client.create(order);
  await client.pass(20);
  expect((await client.transaction(now))['status']).toBe('settled');
  await client.pass(7200);
  expect((await client.transaction(later))['failure'].guard_rule.code).toBe(6045);
});

it('does not apply a policy to types of customers that it leaves out', async () => {
  const { client, customer } = await begin();
  await setPolicy(client, ['individual'], { rule: 'amount_limit', asset: 'USD', amount: '1.00' });
  const id = await client.create({ customer_id: customer, ...payout });
  await client.pass(60);
  expect((await client.transaction(id))['status']).toBe('settled');
});

it.each([
  ['a', 120, 'in_review'],
  ['APPROVE', 120, 'settled'],
  ['DISAPPROVE', 120, 'failed'],
  ['NOSIGNER', 120, 'in_review'],
  ['a', 86_500, 'failed'],
])(
  'asks for approvals: with the reference %s, after %s seconds, a payout is %s',
  async (...row) => {
    const [reference, seconds, status] = row;
    const { client, customer } = await begin();
    await setPolicy(client, 'all', {
      rule: 'approval_above',
      asset: 'USD',
      amount: '100.00',
      required: 2,
      approvers: 3,
    });
    const id = await client.create({ customer_id: customer, reference, ...payout });
    await client.pass(2);
    expect((await client.transaction(id))['review']).toEqual({
      by: 'institution',
      until: '2025-11-27T08:00:51.000Z',
    });
    await client.pass(seconds);
    expect((await client.transaction(id))['status']).toBe(status);
  },
);

it('applies rules in order, and names the first that refuses', async () => {
  const { client, customer } = await begin();
  await setPolicy(
    client,
    'all',
    { rule: 'amount_limit', asset: 'EUR', amount: '1.00' },
    { rule: 'period_limit', asset: 'USD', amount: '1.00', hours: 24 },
  );
  const id = await client.create({ customer_id: customer, ...payout, amount: eur('10.00') });
  await client.pass(5);
  expect((await client.transaction(id))['failure'].guard_rule).toEqual({
    rule: 'amount_limit',
    code: 6043,
  });
});

it.each([
  [[payInStep, payoutStep], { rule: 'amount_limit', asset: 'USD', amount: '1.00' }, 2],
  [[payInStep, exchangeStep], { rule: 'program_list', programs: [tokenProgram] }, 2],
])('stops a later step of a flow that begins with a pay-in: %j, %j', async (steps, rule, step) => {
  const { client, customer } = await begin();
  await setPolicy(client, 'all', rule);
  const order = { customer_id: customer, ...flow(steps) };
  const id = await client.create(order);
  await client.post('/sandbox/payments', { transaction_id: id, amount: order.amount });
  await client.pass(60);
  const { status, failure } = await client.transaction(id);
  expect([status, failure.code, failure.step]).toEqual([
    'partially_settled',
    'compliance_refused',
    step,
  ]);
});
