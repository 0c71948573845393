import {
  begin,
  flow,
  payInStep,
  payout,
  payoutStep,
  setPolicy,
} from '../../../tools/sandbox/testOrders';

it.each([
  ['a payout released from a review by the network', 'HOLD', false],
  ['a flow whose customer was suspended when the money arrived', 'a', true],
])('asks for approvals of %s', async (_, reference, isSuspended) => {
  const { client, customer } = await begin();
  const rule = { rule: 'approval_above', asset: 'USD', amount: '1.00', required: 1, approvers: 1 };
  await setPolicy(client, 'all', rule);
  const body = isSuspended ? flow([payInStep, payoutStep]) : payout;
  const id = await client.create({ customer_id: customer, reference, ...body });
  if (isSuspended) {
    await client.setStatus(customer, 'suspended');
    await client.post('/sandbox/payments', { transaction_id: id, amount: body.amount });
    await client.setStatus(customer, 'active');
  }
  await client.pass(120);
  const { status, review, updated_at: updatedAt } = await client.transaction(id);
  expect([status, review.by]).toEqual(['in_review', 'institution']);
  // `updated_at` shows polling clients that the institution must decide now, although the status is
  // the same.
  const { approvalLifetimeHours } = client.data.compliance.guard;
  const opened = Date.parse(String(review.until)) - approvalLifetimeHours * 3_600_000;
  expect(Date.parse(String(updatedAt))).toBe(opened);
  client.sandbox.console.decide(id, true);
  await client.pass(60);
  expect((await client.transaction(id))['status']).toBe('settled');
});

it('asks for approvals of a payment when it is due, not when it is created', async () => {
  const { client, customer } = await begin();
  const rule = { rule: 'approval_above', asset: 'USD', amount: '1.00', required: 1, approvers: 1 };
  await setPolicy(client, 'all', rule);
  const due = client.clock.now() + 7_200_000;
  const executeAt = new Date(due).toISOString();
  const id = await client.create({ customer_id: customer, ...payout, execute_at: executeAt });
  await client.pass(7_100);
  expect((await client.transaction(id))['status']).toBe('pending');
  await client.pass(101);
  const { status, review } = await client.transaction(id);
  expect([status, review.by]).toEqual(['in_review', 'institution']);
  const lifetime = client.data.compliance.guard.approvalLifetimeHours * 3_600_000;
  expect(Date.parse(String(review.until))).toBe(due + lifetime);
});

it('screens a payment when it is due, not when it is created', async () => {
  const { client, customer } = await begin();
  const executeAt = new Date(client.clock.now() + 7_200_000).toISOString();
  const order = { customer_id: customer, ...payout, reference: 'HOLD', execute_at: executeAt };
  const id = await client.create(order);
  await client.pass(7_100);
  expect((await client.transaction(id))['status']).toBe('pending');
  await client.pass(101);
  const { status, review } = await client.transaction(id);
  expect([status, review.by]).toEqual(['in_review', 'network']);
});

it.each([
  ['DISAPPROVE', 120, 'The review by the institution refused the transaction.'],
  ['NOAPPROVER', 90_000, 'The review by the institution did not end in time.'],
  ['REFUSE', 120, 'The review by the network refused the transaction.'],
  ['NODECISION', 450_000, 'The review by the network did not end in time.'],
])(
  'with the reference %s, says whose review refused the transaction or did not end in time',
  async (reference, seconds, detail) => {
    const { client, customer } = await begin();
    const id = await client.create({ customer_id: customer, reference, ...payout });
    await client.pass(seconds);
    const { failure } = await client.transaction(id);
    expect(failure).toEqual({ code: 'compliance_refused', detail });
  },
);

it('keeps an approved transaction without a signer in review until the approval expires', async () => {
  const { client, customer } = await begin();
  const rule = { rule: 'approval_above', asset: 'USD', amount: '1.00', required: 1, approvers: 1 };
  await setPolicy(client, 'all', rule);
  const id = await client.create({ customer_id: customer, reference: 'NOSIGNER', ...payout });
  await client.pass(2);
  client.sandbox.console.decide(id, true);
  await client.pass(80_000);
  expect((await client.transaction(id))['status']).toBe('in_review');
  await client.pass(6500);
  const { status, failure } = await client.transaction(id);
  expect([status, failure.code]).toEqual(['failed', 'compliance_refused']);
});

it.each([
  ['APPROVE', 'settled'],
  ['DISAPPROVE', 'failed'],
])(
  'asks for approvals when the money of a flow arrives: with the reference %s, the flow is %s',
  async (reference, status) => {
    const { client, customer } = await begin();
    const rule = {
      rule: 'approval_above',
      asset: 'USD',
      amount: '1.00',
      required: 1,
      approvers: 1,
    };
    await setPolicy(client, 'all', rule);
    const order = { customer_id: customer, reference, ...flow([payInStep, payoutStep]) };
    const id = await client.create(order);
    await client.post('/sandbox/payments', { transaction_id: id, amount: order.amount });
    expect((await client.transaction(id))['review']).toEqual({
      by: 'institution',
      until: '2025-11-27T08:00:50.000Z',
    });
    await client.pass(150);
    expect((await client.transaction(id))['status']).toBe(status);
  },
);

it.each([
  ['payout', 2, 'settled'],
  ['payout', 3, 'failed'],
  ['flow', 2, 'settled'],
  ['flow', 3, 'partially_settled'],
])(
  'a %s that has 2 approvals and, after a pause, needs %i ends as %s',
  async (name, required, status) => {
    const { client, customer } = await begin();
    const rule = { rule: 'approval_above', asset: 'USD', amount: '1.00', approvers: 3 };
    await setPolicy(client, 'all', { ...rule, required: 2 });
    const order = name === 'flow' ? flow([payInStep, payoutStep]) : payout;
    const id = await client.create({ customer_id: customer, ...order });
    if (name === 'flow') {
      await client.post('/sandbox/payments', { transaction_id: id, amount: order.amount });
    }
    await client.pass(2);
    client.sandbox.console.decide(id, true);
    await client.get('/network', { 'Sandbox-Outcome': 'settlement_paused' });
    await setPolicy(client, 'all', { ...rule, required });
    await client.pass(client.data.sandbox.seconds.pause);
    for (const wait of [20, 60]) await client.pass(wait);
    const { status: after, failure } = await client.transaction(id);
    expect([after, failure?.guard_rule.code]).toEqual([status, required === 3 ? 6046 : undefined]);
  },
);
