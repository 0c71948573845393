import { Coverage } from '../../../tools/sandbox/coverage';
import { checkConservation } from '../../../tools/sandbox/invariants/ledger';
import { TestClient } from '../../../tools/sandbox/testClient';
import { begin, receive, type Case } from '../../../tools/sandbox/testIncoming';
import { blockFrance, eur, setPolicy } from '../../../tools/sandbox/testOrders';

const coverage = new Coverage();
const day = 86_400;

const setStatus = ({ client, customer }: Case, status: string) =>
  client.setStatus(customer, status);
const accept = ({ client }: Case, id: string) => client.post(`/incoming_payments/${id}/accept`, {});
const requestReturn = ({ client }: Case, id: string) =>
  client.post(`/incoming_payments/${id}/return`, { reason: 'Sent by mistake' });

type Act = (testCase: Case, id: string) => Promise<unknown>;
const nothing: Act = () => Promise.resolve();

/** Title, reference and next action; then the expected status, reason for a review, and balance. */
const cases: readonly [string, string, Act, string, string | null, string][] = [
  ['is credited', 'a', nothing, 'credited', null, '2500.00 + 0.00 EUR'],
  ['without the required data goes into review', 'NODATA', nothing, 'in_review', 'travel_rule_data_missing', 'none'],
  ['from a name on a sanctions list goes into review', 'SCREENING', nothing, 'in_review', 'sanctions_screening', 'none'],
  ['to a name other than that of the customer goes into review', 'BADNAME', nothing, 'in_review', 'name_mismatch', 'none'],
  ['is credited after a review that accepts it', 'NODATA', accept, 'credited', null, '2500.00 + 0.00 EUR'],
  ['is returning once its return has begun', 'a', requestReturn, 'returning', null, '0.00 + 2500.00 EUR'],
  ['is returned when its return is final', 'a', async (testCase, id) => { await requestReturn(testCase, id); await testCase.client.pass(20); }, 'returned', null, '0.00 + 0.00 EUR'],
  ['is returned from a review when its return is final', 'NODATA', async (testCase, id) => { await requestReturn(testCase, id); await testCase.client.pass(20); }, 'returned', null, 'none'],
  ['is credited again if its return is refused', 'NORETURN', async (testCase, id) => { await requestReturn(testCase, id); await testCase.client.pass(20); }, 'credited', null, '2500.00 + 0.00 EUR'],
  ['is credited again if nobody signs its return', 'NOSIGNER', async (testCase, id) => { await requestReturn(testCase, id); await testCase.client.pass(60); }, 'credited', null, '2500.00 + 0.00 EUR'],
  ['is back in review if its return from a review is refused', 'NODATA NORETURN', async (testCase, id) => { await requestReturn(testCase, id); await testCase.client.pass(20); }, 'in_review', 'travel_rule_data_missing', 'none'],
  ['is returned if nobody decides its review', 'NODATA', async ({ client }) => { await client.pass(5 * day); await client.pass(20); }, 'returned', null, 'none'],
]; // prettier-ignore

describe('an incoming payment', () => {
  it.each(cases)('%s (reference %s)', async (_title, reference, act, ...expected) => {
    const testCase = await begin();
    const id = await receive(testCase, reference);
    await act(testCase, id);
    const { body } = await testCase.client.get(`/incoming_payments/${id}`);
    const balance = await testCase.client.balance(testCase.customer, 'EUR');
    expect([body['status'], body['review']?.reason ?? null, balance]).toEqual(expected);
    checkConservation(testCase.client);
    coverage.collect(testCase.client);
  });

  it('waits while its customer is suspended, and is credited afterwards', async () => {
    const testCase = await begin();
    await setStatus(testCase, 'suspended');
    const id = await receive(testCase, 'a');
    expect((await accept(testCase, id)).body['code']).toBe('customer_not_active');
    expect((await setStatus(testCase, 'closed')).body['code']).toBe('balance_not_zero');
    await setStatus(testCase, 'active');
    expect(await testCase.client.balance(testCase.customer, 'EUR')).toBe('2500.00 + 0.00 EUR');
    coverage.collect(testCase.client);
  });

  it('is back in review if nobody signs its return from a review', async () => {
    const testCase = await begin();
    await setStatus(testCase, 'suspended');
    const id = await receive(testCase, 'NOSIGNER');
    await requestReturn(testCase, id);
    await testCase.client.pass(testCase.client.data.sandbox.seconds.signer);
    const { body } = await testCase.client.get(`/incoming_payments/${id}`);
    expect(body).toMatchObject({
      status: 'in_review',
      failure: { code: 'signer_unavailable' },
      ledger: { booked_at: null },
    });
    checkConservation(testCase.client);
  });

  it('goes back if a new policy refuses it when the suspension of its customer ends', async () => {
    const testCase = await begin();
    await setStatus(testCase, 'suspended');
    const id = await receive(testCase, 'a');
    await setPolicy(testCase.client, 'all', blockFrance);
    await setStatus(testCase, 'active');
    const { body } = await testCase.client.get(`/incoming_payments/${id}`);
    expect(body).toMatchObject({ status: 'returning', failure: { code: 'compliance_refused' } });
    coverage.collect(testCase.client);
  });

  it('is refused for a closed customer', async () => {
    const testCase = await begin();
    await setStatus(testCase, 'closed');
    const id = await receive(testCase, 'a');
    const { body } = await testCase.client.get(`/incoming_payments/${id}`);
    expect(body).toMatchObject({ status: 'refused', failure: { code: 'customer_not_active' } });
    coverage.collect(testCase.client);
  });

  it('is refused if a guard policy blocks it, and names the rule', async () => {
    const testCase = await begin();
    await setPolicy(testCase.client, ['business'], blockFrance);
    const id = await receive(testCase, 'a');
    const { body } = await testCase.client.get(`/incoming_payments/${id}`);
    expect(body).toMatchObject({
      status: 'refused',
      ledger: null,
      failure: { code: 'compliance_refused', guard_rule: { rule: 'jurisdiction', code: 6042 } },
    });
    coverage.collect(testCase.client);
  });

  it.each([
    ['CA', 'refused', 'region_not_open'],
    ['KW', 'refused', 'region_not_open'],
    ['AQ', 'refused', 'region_not_open'],
    ['JP', 'credited', undefined],
    ['GB', 'credited', undefined],
  ])('from %s is %s', async (country, status, code) => {
    const { client, customer } = await begin();
    const payment = { customer_id: customer, amount: eur('2500.00'), country };
    const { body } = await client.post('/sandbox/incoming_payments', payment);
    expect([body['status'], body['failure']?.code]).toEqual([status, code]);
    expect([body['ledger'] === null, await client.balance(customer, 'EUR')]).toEqual(
      status === 'refused' ? [true, 'none'] : [false, '2500.00 + 0.00 EUR'],
    );
    checkConservation(client);
    coverage.collect(client);
  });

  it('cannot be returned twice, or after the money has been spent', async () => {
    const testCase = await begin();
    const id = await receive(testCase, 'a');
    await testCase.client.create({
      kind: `${testCase.client.network}_to_fiat`,
      customer_id: testCase.customer,
      amount: eur('1.00'),
      destination: {
        type: 'bank_account',
        account_name: 'A',
        iban: 'DE25888888880000067890',
        bic: 'EXMPDEMMXXX',
      },
    });
    expect((await requestReturn(testCase, id)).body['code']).toBe('insufficient_balance');
    const other = await receive(testCase, 'a');
    expect((await requestReturn(testCase, other)).status).toBe(200);
    expect((await requestReturn(testCase, other)).body['code']).toBe('status_transition_invalid');
  });

  it('arrives when the receiving institution returns a transfer', async () => {
    const testCase = await begin();
    const { client, customer } = testCase;
    await client.fund(customer, '1000.00', 'EUR');
    const id = await client.create({
      kind: `${client.network}_to_${client.network}`,
      customer_id: customer,
      amount: eur('500.00'),
      destination: {
        type: 'network_address',
        address: client.data.sandbox.originator.account,
      },
      reference: 'PAYEERETURN',
    });
    await client.pass(20);
    await client.pass(60);
    const { body } = await client.get('/incoming_payments');
    expect(body['data']).toMatchObject([
      { return_of: id, amount: eur('499.95'), status: 'credited' },
    ]);
    expect(await client.balance(customer, 'EUR')).toBe('999.45 + 0.00 EUR');
    checkConservation(client);
  });

  it('cannot use money that other institutions need for the return of a transfer', async () => {
    const testCase = await begin();
    const { client, customer } = testCase;
    const { sandbox, currencies } = client.data;
    const simulate = (value: string) =>
      client.post('/sandbox/incoming_payments', { customer_id: customer, amount: eur(value) });
    const belongsToOthers = (entry: { account: string; currency: string }) =>
      entry.account === 'others' && entry.currency === 'EUR';
    const all = Number(sandbox.opening.find(belongsToOthers)?.amount);
    const maximum = Number(currencies.list.find(({ code }) => code === 'EUR')?.maximum);
    for (let paid = 0; paid < all; paid += maximum) {
      expect((await simulate(`${maximum}.00`)).status).toBe(201);
      await client.pass(1);
    }
    const id = await client.create({
      kind: `${client.network}_to_${client.network}`,
      customer_id: customer,
      amount: eur('500.00'),
      destination: { type: 'network_address', address: sandbox.originator.account },
      reference: 'PAYEERETURN',
    });
    await client.pass(20);
    expect((await simulate('499.95')).body['errors']).toEqual([
      {
        field: 'amount.value',
        message: 'Must be at most 0.00 EUR, the funds of other institutions',
      },
    ]);
    await client.pass(sandbox.seconds.bankReturn);
    const { body } = await client.get('/incoming_payments?limit=1');
    expect(body['data']).toMatchObject([
      { return_of: id, amount: eur('499.95'), status: 'credited' },
    ]);
    checkConservation(client);
  });

  it('is not returned after a pause during which its money was frozen', async () => {
    const testCase = await begin();
    const { client, customer } = testCase;
    const id = await receive(testCase, 'a');
    await requestReturn(testCase, id);
    await client.get('/network', { 'Sandbox-Outcome': 'settlement_paused' });
    const target = { type: 'balance', customer_id: customer, currency: 'EUR' };
    await client.post('/sandbox/freezes', { target });
    await client.pass(client.data.sandbox.seconds.pause + 20);
    const { body } = await client.get(`/incoming_payments/${id}`);
    expect([body['status'], body['failure'].code]).toEqual(['credited', 'funds_frozen']);
    coverage.collect(client);
    checkConservation(client);
  });

  it('is a credit in the transactions report, and its return a debit', async () => {
    const testCase = await begin();
    const id = await receive(testCase, 'a');
    await requestReturn(testCase, id);
    await testCase.client.pass(20);
    const period = 'from=2025-11-26T00:00:00.000Z&to=2025-11-27T00:00:00.000Z';
    const { body } = await testCase.client.get(`/reports/transactions?${period}`);
    expect(body['data']).toMatchObject([
      { transaction_id: id, entry: 'credit', amount: '2500.00', fee: '0.00' },
      { transaction_id: id, entry: 'debit', amount: '2500.00', balance_after: '0.00' },
    ]);
  });
});

it('the tests above take every transition of an incoming payment and send every event', () => {
  expect(coverage.missing(new TestClient(), 'incoming_payment')).toEqual([]);
});

it('the tests above reach every failure of incoming payments', () => {
  const { transactions } = new TestClient().data as unknown as {
    transactions: { incoming: { failures: { code: string }[] } };
  };
  const codes = transactions.incoming.failures.map(({ code }) => code);
  expect(coverage.missingFailures(codes)).toEqual([]);
});
