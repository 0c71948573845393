import { Coverage } from '../../tools/sandbox/coverage';
import { TestClient } from '../../tools/sandbox/testClient';
import {
  begin,
  type Case,
  eur,
  exchangeStep,
  flow,
  payout,
  payIn,
  stablecoinOut,
  transfer,
} from '../../tools/sandbox/testOrders';
import { orderOf, transactionCases } from '../../tools/sandbox/transactionCases';
import type { Machine } from './data';

/*
 * All tests are in one file, because the last ones count the transitions and failures of the
 * others.
 */

const model = new TestClient();
const { data } = model;
const { network } = data;
const coverage = new Coverage();

describe('a transaction', () => {
  it.each(
    transactionCases.map((row) => [orderOf(row[0]).kind, row[1], row[4], row[3], row] as const),
  )(
    'of the kind %s with the reference %s is %s after %s seconds',
    async (_kind, _reference, _status, _seconds, row) => {
      const [input, reference, isPaid, seconds, status, failure, inEuros, inDollars] = row;
      const { client, customer, other } = await begin();
      const body = orderOf(input, other);
      const id = await client.create({ customer_id: customer, reference, ...body });
      const payment = { transaction_id: id, amount: body.amount };
      if (isPaid) await client.post('/sandbox/payments', payment);
      await client.pass(seconds);
      const transaction = await client.transaction(id);
      coverage.collect(client);
      expect([transaction['status'], transaction['failure']?.code ?? null]).toEqual([
        status,
        failure,
      ]);
      expect(await client.balance(customer, 'EUR')).toBe(inEuros);
      expect(await client.balance(customer, 'USD')).toBe(inDollars);
    },
  );
});

const scenarios: Readonly<Record<string, (testCase: Case) => Promise<void>>> = {
  'an incoming and an outgoing transaction can be deleted': async ({ client, customer }) => {
    for (const input of [payIn, payout]) {
      const id = await client.create({ customer_id: customer, ...input });
      for (let times = 0; times < 2; times += 1) {
        const { status, body } = await client.send('DELETE', `/transactions/${id}`);
        expect([status, body['status']]).toEqual([200, 'deleted']);
      }
    }
    expect(await client.balance(customer, 'EUR')).toBe('9995.00 + 0.00 EUR');
  },
  'a payout that a bank returns comes back as a new transaction without a fee': async (
    testCase,
  ) => {
    const { client, customer } = testCase;
    const input = { customer_id: customer, reference: 'BANKRETURN', ...payout };
    const id = await client.create(input);
    await client.pass(60);
    await client.pass(100);
    const { body } = await client.get(`/transactions?kind=fiat_to_${network}&limit=1`);
    expect(body['data'][0]).toMatchObject({
      return_of: id,
      fee: eur('0.00'),
      amount: eur('1998.00'),
    });
  },
  'a quote that is not used expires, and a late exchange fails': async ({ client, customer }) => {
    const ask = { customer_id: customer, sell: eur('100.00'), buy_currency: 'USD' };
    const { body: first } = await client.post('/quotes', ask);
    await client.pass(31);
    expect((await client.get(`/quotes/${first['id']}`)).body['status']).toBe('expired');
    const { body: quote } = await client.post('/quotes', ask);
    const input = { kind: 'currency_exchange', customer_id: customer, quote_id: quote['id'] };
    const id = await client.create({ ...input, reference: 'LATEQUOTE' });
    await client.pass(20);
    expect((await client.transaction(id))['failure']).toMatchObject({ code: 'quote_expired' });
  },
  'an exchange without a signer fails when its quote expires': async ({ client, customer }) => {
    const ask = { customer_id: customer, sell: eur('100.00'), buy_currency: 'USD' };
    const { body: quote } = await client.post('/quotes', ask);
    const input = { kind: 'currency_exchange', customer_id: customer, quote_id: quote['id'] };
    const id = await client.create({ ...input, reference: 'NOSIGNER' });
    await client.pass(20);
    expect((await client.transaction(id))['status']).toBe('pending');
    await client.pass(15);
    expect((await client.transaction(id))['failure']).toMatchObject({ code: 'quote_expired' });
  },
  'a suspended customer cannot pay, and money that arrives waits': async ({ client, customer }) => {
    const waiting = await client.create({ customer_id: customer, ...payIn });
    const pending = await client.create({ customer_id: customer, ...payout });
    await client.setStatus(customer, 'suspended');
    expect((await client.transaction(pending))['failure'].code).toBe('customer_not_active');
    await client.post('/sandbox/payments', { transaction_id: waiting, amount: payIn.amount });
    expect((await client.transaction(waiting))['status']).toBe('in_review');
    await client.setStatus(customer, 'active');
    await client.pass(20);
    expect((await client.transaction(waiting))['status']).toBe('settled');
  },
  'a flow that pays a suspended customer fails at the step that pays': async (testCase) => {
    const { client, customer, other } = testCase;
    const steps = [exchangeStep, { ...transfer(other), amount: undefined }];
    const id = await client.create({ customer_id: customer, ...flow(steps) });
    await client.setStatus(other, 'suspended');
    await client.pass(20);
    const { failure } = await client.transaction(id);
    const detail = `${other} is suspended.`;
    expect(failure).toEqual({ code: 'customer_not_active', detail, step: 2 });
  },
  'a flow that a review refuses names the first step that did not settle': async (testCase) => {
    const { client, customer, other } = testCase;
    const steps = [exchangeStep, { ...transfer(other), amount: undefined }];
    const order = { customer_id: customer, ...flow(steps), reference: 'DISAPPROVE' };
    const id = await client.create(order);
    await client.pass(120);
    const { failure } = await client.transaction(id);
    expect(failure).toMatchObject({ code: 'compliance_refused', step: 1 });
  },
  'money that waits for a suspended customer is sent back at the deadline': async (testCase) => {
    const { client, customer } = testCase;
    const waiting = await client.create({ customer_id: customer, ...payIn });
    await client.setStatus(customer, 'suspended');
    await client.post('/sandbox/payments', { transaction_id: waiting, amount: payIn.amount });
    const { review } = await client.transaction(waiting);
    expect(review).toEqual({ by: 'network', until: '2025-12-01T08:00:50.000Z' });
    await client.pass(5 * 86_400);
    expect((await client.transaction(waiting))['failure'].code).toBe('customer_not_active');
    const { body } = await client.get('/returned_payments?limit=1');
    expect(body['data'][0]).toMatchObject({ transaction_id: waiting, amount: payIn.amount });
  },
  'a payment above the limit of the customer is sent back': async ({ client, customer }) => {
    const id = await client.create({ customer_id: customer, ...payIn });
    const payment = { transaction_id: id, amount: eur('9000000.00') };
    expect((await client.post('/sandbox/payments', payment)).status).toBe(202);
    expect((await client.transaction(id))['failure'].code).toBe('limit_exceeded');
    const { body } = await client.get('/returned_payments?limit=1');
    expect(body['data'][0]).toMatchObject({ transaction_id: id, reason: 'limit_exceeded' });
    // A second payment matches no waiting transaction, and leaves the balance unchanged.
    expect((await client.post('/sandbox/payments', payment)).status).toBe(202);
    expect(await client.balance(customer, 'EUR')).toBe('9995.00 + 0.00 EUR');
  },
  'customers are asked for data, rejected, suspended, cleared and closed': async ({
    client,
    other,
  }) => {
    const asked = await client.addCustomer('C-3', { legal_name: 'REVIEW Ltd' });
    const { body } = await client.get(`/customers/${asked}`);
    expect(body).toMatchObject({
      status: 'action_required',
      requirements: [{ field: 'legal_name' }],
    });
    await client.send('PATCH', `/customers/${asked}`, { legal_name: 'Example Ltd' });
    await client.pass(10);
    expect((await client.get(`/customers/${asked}`)).body['status']).toBe('active');
    const silent = await client.addCustomer('C-4', { legal_name: 'REVIEW Ltd' });
    await client.pass(15 * 86_400);
    expect((await client.get(`/customers/${silent}`)).body['status']).toBe('rejected');
    const rejected = await client.addCustomer('C-5', { legal_name: 'REJECT Ltd' });
    expect((await client.get(`/customers/${rejected}`)).body['status']).toBe('rejected');
    const undecided = await client.addCustomer('C-7', { legal_name: 'NODECISION Ltd' });
    await client.pass(14 * 86_400 - 20);
    expect((await client.get(`/customers/${undecided}`)).body['status']).toBe('pending_review');
    await client.pass(20);
    expect((await client.get(`/customers/${undecided}`)).body['status']).toBe('rejected');
    const cleared = await client.addCustomer('C-6', { legal_name: 'FINDING Ltd' });
    await client.pass(65);
    expect((await client.get(`/customers/${cleared}`)).body['status']).toBe('suspended');
    for (const status of ['suspended', 'active']) {
      const answer = await client.setStatus(cleared, status);
      expect(answer.body['status']).toBe('suspended');
    }
    await client.pass(65);
    expect((await client.get(`/customers/${cleared}`)).body['status']).toBe('active');
    for (const [id, status] of [
      [cleared, 'closed'],
      [other, 'suspended'],
      [other, 'closed'],
    ] as const) {
      const answer = await client.setStatus(id, status);
      expect([answer.status, answer.body['status']]).toEqual([200, status]);
    }
  },
  'a suspension during a pause stops a payout, and money that came in is sent back': async ({
    client,
    customer,
  }) => {
    const sent = await client.create({ customer_id: customer, ...payout });
    const paid = await client.create({ customer_id: customer, ...payIn });
    const payment = { transaction_id: paid, amount: payIn.amount };
    await client.post('/sandbox/payments', payment);
    await client.pass(5);
    const outcome = { 'Sandbox-Outcome': 'settlement_paused' };
    await client.post('/sandbox/payments', { reference: 'a', amount: eur('1.00') }, outcome);
    await client.setStatus(customer, 'suspended');
    await client.pass(2 * data.sandbox.seconds.pause);
    for (const id of [sent, paid]) {
      expect((await client.transaction(id))['failure'].code).toBe('customer_not_active');
    }
  },
  'a freeze fails the transactions whose money it needs': async ({ client, customer }) => {
    const id = await client.create({ customer_id: customer, ...payout });
    const target = { type: 'balance', customer_id: customer, currency: 'EUR' };
    await client.post('/sandbox/freezes', { target });
    expect((await client.transaction(id))['failure'].code).toBe('funds_frozen');
  },
  'a customer who moves to a region that is not open can only pay out, and is later suspended':
    async ({ client, customer }) => {
      await client.send('PATCH', `/customers/${customer}`, { country: 'CA' });
      const refused = await client.post('/transactions', { customer_id: customer, ...payIn });
      expect(refused.body['code']).toBe('region_not_open');
      const other = await client.addCustomer('C-8');
      await client.fund(other, '100.00', 'USD');
      const { body: moved } = await client.get(`/customers/${customer}`);
      const address = String(moved['network_address']);
      const destination = { type: 'network_address', address };
      for (const input of [transfer(customer), { ...stablecoinOut, destination }]) {
        const amount = { value: '9.00', currency: 'USD' };
        const order = { ...input, customer_id: other, amount };
        expect((await client.post('/transactions', order)).body['code']).toBe('region_not_open');
      }
      await client.create({ customer_id: customer, ...payout });
      await client.pass(15 * 86_400);
      expect((await client.get(`/customers/${customer}`)).body['status']).toBe('suspended');
    },
  'one export fails, and another becomes ready and expires': async ({ client }) => {
    const period = { from: '2025-11-26T00:00:00.000Z', to: '2025-11-27T00:00:00.000Z' };
    const order = { kind: 'transactions', ...period };
    const { body: failing } = await client.post('/reports/exports', order, {
      'Sandbox-Outcome': 'export_failed',
    });
    await client.pass(1);
    const { body: ready } = await client.post('/reports/exports', order);
    await client.pass(30);
    expect((await client.get(`/reports/exports/${failing['id']}`)).body['status']).toBe('failed');
    await client.pass(1);
    expect((await client.get(`/reports/exports/${ready['id']}`)).body['status']).toBe('ready');
    await client.pass(31 * 86_400);
    expect((await client.get(`/reports/exports/${ready['id']}/file`)).status).toBe(410);
  },
};

it.each(Object.keys(scenarios))('%s', async (title) => {
  const testCase = await begin();
  await scenarios[title]?.(testCase);
  coverage.collect(testCase.client);
});

/** Tests of the other machines are in the folders of their code. */
const machines: readonly Machine[] = ['transaction', 'customer', 'quote', 'approval', 'export'];

it.each(machines)(
  'the tests above take every transition of the machine %s and send every event',
  (machine) => {
    expect(coverage.missing(model, machine)).toEqual([]);
  },
);

it('the tests above reach every failure of transactions', () => {
  const { transactions } = data as unknown as { transactions: { failures: { code: string }[] } };
  const codes = transactions.failures.map(({ code }) => code);
  expect(coverage.missingFailures(codes)).toEqual([]);
});

it("lifecycles.yaml names only problems that the transition's operation can return", () => {
  const problems = new Map(
    Object.values(data.document.paths)
      .flatMap((methods) => Object.values(methods))
      .map((operation) => [operation.operationId, operation['x-problems']]),
  );
  const refusing: readonly Machine[] = [
    'transaction',
    'customer',
    'quote',
    'export',
    'issuance',
    'redemption',
    'incoming_payment',
  ];
  for (const machine of refusing) {
    for (const transition of data.lifecycles[machine].filter(({ problems: named }) => named)) {
      expect(problems.get(transition.trigger)).toEqual(
        expect.arrayContaining([...(transition.problems ?? [])]),
      );
    }
  }
});
