import { TestClient } from '../../tools/sandbox/testClient';
import { freeze, issue, redeem } from '../../tools/sandbox/testIssuer';
import {
  address,
  begin,
  blockFrance,
  eur,
  payIn,
  payout,
  setPolicy,
  stablecoinIn,
  stablecoinOut,
  transfer,
  type Case,
  usd,
} from '../../tools/sandbox/testOrders';

const model = new TestClient();
const { sandbox } = model.data as typeof model.data & {
  readonly sandbox: {
    readonly circumstances: readonly { readonly when: string; readonly outcome: string }[];
    readonly seconds: { readonly finding: number };
  };
};

async function reasonsAfter({ client }: Case, ...payments: object[]): Promise<unknown[]> {
  for (const payment of payments) await client.post('/sandbox/payments', payment);
  const { body } = await client.get('/returned_payments');
  return (body['data'] as { reason: string }[]).map(({ reason }) => reason);
}

async function outcomeOf({ client }: Case, id: string): Promise<unknown[]> {
  const { status, failure } = await client.transaction(id);
  return [status, failure?.code];
}

const incoming = async ({ client, customer }: Case, more: object = {}) =>
  (
    await client.post('/sandbox/incoming_payments', {
      customer_id: customer,
      amount: eur('10.00'),
      ...more,
    })
  ).body;

const tiny = { rule: 'amount_limit', asset: 'USD', amount: '1.00' };

const circumstances: Readonly<Record<string, (testCase: Case) => Promise<void>>> = {
  'A payment for a transaction or an issuance that is no longer waiting for money': async (
    testCase,
  ) => {
    const { client, customer } = testCase;
    const transaction_id = await client.create({ customer_id: customer, ...payIn });
    const issuance_id = await issue(client, 'a');
    const first = { transaction_id, amount: payIn.amount };
    const second = { issuance_id, amount: usd('250000.00') };
    expect(await reasonsAfter(testCase, first, second)).toEqual([]);
    expect(await reasonsAfter(testCase, first, second)).toEqual(['late', 'late']);
  },
  'A payment with the reference in the instructions of a pay-in or an issuance': async ({
    client,
    customer,
  }) => {
    const transaction = await client.create({ customer_id: customer, ...payIn });
    const { reference } = (await client.transaction(transaction))['instructions'];
    await client.post('/sandbox/payments', { reference, amount: payIn.amount });
    const issuance = `/stablecoin/issuances/${await issue(client, 'a')}`;
    const { body } = await client.get(issuance);
    const amount = usd('250000.00');
    await client.post('/sandbox/payments', { reference: body['instructions'].reference, amount });
    expect([
      (await client.transaction(transaction))['status'],
      (await client.get(issuance)).body['status'],
    ]).toEqual(['processing', 'funded']);
  },
  'A payment with a reference that no instructions in its currency have': async (testCase) => {
    const payment = { reference: 'K3GB-XXXX', amount: eur('10.00') };
    expect(await reasonsAfter(testCase, payment)).toEqual(['unknown_reference']);
    const { client, customer } = testCase;
    const id = await client.create({ customer_id: customer, ...payIn });
    const { reference } = (await client.transaction(id))['instructions'];
    expect(await reasonsAfter(testCase, { reference, amount: usd('10.00') })).toEqual([
      'unknown_reference',
      'unknown_reference',
    ]);
  },
  'A payment below the minimum of the currency': async (testCase) => {
    const transaction_id = await testCase.client.create({
      customer_id: testCase.customer,
      ...payIn,
    });
    const payment = { transaction_id, amount: eur('0.99') };
    expect(await reasonsAfter(testCase, payment)).toEqual(['below_minimum']);
  },
  'A payment above the limit of the customer': async (testCase) => {
    const { client, customer } = testCase;
    const transaction_id = await client.create({ customer_id: customer, ...payIn });
    await client.post('/sandbox/payments', { transaction_id, amount: eur('2000000.00') });
    expect(await outcomeOf(testCase, transaction_id)).toEqual(['failed', 'limit_exceeded']);
  },
  'A payment of a different amount from the one the issuance announced': async (testCase) => {
    const issuance_id = await issue(testCase.client, 'a');
    const payment = { issuance_id, amount: usd('250000.01') };
    expect(await reasonsAfter(testCase, payment)).toEqual(['amount_mismatch']);
    const { body } = await testCase.client.get(`/stablecoin/issuances/${issuance_id}`);
    expect([body['status'], body['failure'].code]).toEqual(['returned', 'amount_mismatch']);
  },
  'Stablecoins from a source other than the one the transaction names': async (testCase) => {
    const { client, customer } = testCase;
    const source = { type: 'network_address', address };
    const id = await client.create({ customer_id: customer, ...stablecoinIn, source });
    await client.post('/sandbox/payments', {
      transaction_id: id,
      amount: stablecoinIn.amount,
      source: { type: 'network_address', address: sandbox.stablecoin.holderAddress },
    });
    expect(await outcomeOf(testCase, id)).toEqual(['failed', 'payer_mismatch']);
  },
  'No payment before pay_before': async (testCase) => {
    const { client, customer } = testCase;
    const paths = [
      `/transactions/${await client.create({ customer_id: customer, ...payIn })}`,
      `/stablecoin/issuances/${await issue(client, 'a')}`,
      `/stablecoin/redemptions/${await redeem(client, {})}`,
    ];
    const untils = [];
    for (const path of paths) {
      const { body } = await client.get(path);
      untils.push(Date.parse(String(body['instructions'].pay_before)));
    }
    await client.pass((Math.max(...untils) - client.clock.now()) / 1000);
    for (const path of paths) expect((await client.get(path)).body['status']).toBe('expired');
  },
  'An incoming payment for a suspended customer': async (testCase) => {
    await testCase.client.setStatus(testCase.customer, 'suspended');
    const { status, review } = await incoming(testCase);
    expect([status, review.reason]).toEqual(['in_review', 'customer_suspended']);
  },
  'An incoming payment for a closed customer': async (testCase) => {
    const customer = await testCase.client.addCustomer('C-3');
    await testCase.client.setStatus(customer, 'closed');
    const { status, failure } = await incoming({ ...testCase, customer });
    expect([status, failure.code]).toEqual(['refused', 'customer_not_active']);
  },
  'An incoming payment from a country whose region is not open': async (testCase) => {
    const { status, failure } = await incoming(testCase, { country: 'CA' });
    expect([status, failure.code]).toEqual(['refused', 'region_not_open']);
  },
  'A simulated freeze of a balance': async (testCase) => {
    const { client, customer } = testCase;
    const id = await client.create({ customer_id: customer, ...payout });
    const target = { type: 'balance', customer_id: customer, currency: 'EUR' };
    await client.post('/sandbox/freezes', { target });
    expect(await outcomeOf(testCase, id)).toEqual(['failed', 'funds_frozen']);
  },
  'A simulated freeze of an address': async (testCase) => {
    const { client, customer } = testCase;
    const out = await client.create({ customer_id: customer, ...stablecoinOut });
    const paid = await client.create({
      customer_id: customer,
      ...stablecoinIn,
      reference: 'REFUSE',
    });
    const unpaid = await client.create({ customer_id: customer, ...stablecoinIn });
    const payment = {
      amount: stablecoinIn.amount,
      source: { type: 'network_address', address },
    };
    await client.post('/sandbox/payments', { ...payment, transaction_id: paid });
    await freeze(client, '1');
    const late = await client.post('/sandbox/payments', { ...payment, transaction_id: unpaid });
    expect(late.body['errors'][0].field).toBe('source.address');
    await client.pass(120);
    expect(await outcomeOf(testCase, out)).toEqual(['failed', 'destination_refused']);
    const { body } = await client.get('/returned_payments');
    expect(body['data']).toMatchObject([{ status: 'returning', waits_for: 'end_of_freeze' }]);
  },
  'Stablecoins to the address of a customer whom the network suspends, or who is closed': async (
    testCase,
  ) => {
    const { client, customer, other } = testCase;
    const suspended = await client.addCustomer('C-3', { legal_name: 'FINDING' });
    const deposit = { ...stablecoinIn, customer_id: customer, reference: 'REFUSE' };
    const transaction_id = await client.create(deposit);
    const addressOf = async (id: string) => {
      const { body } = await client.get(`/customers/${id}`);
      return { type: 'network_address', address: String(body['network_address']) };
    };
    const source = await addressOf(suspended);
    const payment = { transaction_id, amount: stablecoinIn.amount, source };
    await client.post('/sandbox/payments', payment);
    await client.pass(sandbox.seconds.finding);
    await client.setStatus(other, 'closed');
    for (const id of [suspended, other]) {
      const destination = await addressOf(id);
      const out = await client.create({ ...stablecoinOut, customer_id: customer, destination });
      await client.pass(15);
      expect(await outcomeOf(testCase, out)).toEqual(['failed', 'destination_refused']);
    }
    const returned = async () => (await client.get('/returned_payments')).body['data'] as unknown;
    expect(await returned()).toMatchObject([
      { status: 'returning', waits_for: 'end_of_suspension' },
    ]);
    await client.pass(sandbox.seconds.finding);
    await client.pass(15);
    expect(await returned()).toMatchObject([{ status: 'returned', waits_for: null }]);
  },
  'A guard policy that a transaction breaks': async (testCase) => {
    const { client, customer, other } = testCase;
    await setPolicy(client, 'all', tiny);
    const id = await client.create({ customer_id: customer, ...transfer(other) });
    await client.pass(5);
    expect(await outcomeOf(testCase, id)).toEqual(['failed', 'compliance_refused']);
    expect((await client.transaction(id))['failure'].guard_rule.rule).toBe(tiny.rule);
  },
  'A guard policy of your institution that an incoming payment breaks': async (testCase) => {
    await setPolicy(testCase.client, 'all', blockFrance);
    const { status, failure } = await incoming(testCase);
    expect([status, failure.code]).toEqual(['refused', 'compliance_refused']);
  },
  'A guard policy that was set after an incoming payment went into review': async (testCase) => {
    const { client, customer } = testCase;
    const { id } = await incoming(testCase, { reference: 'BADNAME' });
    await client.setStatus(customer, 'suspended');
    const { id: waiting } = await incoming(testCase);
    await setPolicy(client, 'all', blockFrance);
    await client.setStatus(customer, 'active');
    const { body: refused } = await client.post(`/incoming_payments/${id}/accept`, {});
    const { body: returning } = await client.get(`/incoming_payments/${waiting}`);
    expect([refused['code'], returning['status'], returning['failure'].code]).toEqual([
      'compliance_refused',
      'returning',
      'compliance_refused',
    ]);
  },
  'A guard policy that asks for approvals': async (testCase) => {
    const { client, customer } = testCase;
    const rule = {
      rule: 'approval_above',
      asset: 'USD',
      amount: '1.00',
      required: 1,
      approvers: 2,
    };
    await setPolicy(client, 'all', rule);
    const id = await client.create({ customer_id: customer, ...payout });
    await client.pass(5);
    const { status, review } = await client.transaction(id);
    expect([status, review.by]).toEqual(['in_review', 'institution']);
  },
};

it('has scenarios for exactly the circumstances in sandbox.yaml, in the same order', () => {
  expect(Object.keys(circumstances)).toEqual(sandbox.circumstances.map(({ when }) => when));
});

it.each(Object.entries(circumstances))('the outcome is as documented: %s', async (_when, run) => {
  await run(await begin());
});
