import { business, individual, passport, TestClient } from '../../tools/sandbox/testClient';
import { receive } from '../../tools/sandbox/testIncoming';
import { address, blockFrance, eur, payoutStep, setPolicy } from '../../tools/sandbox/testOrders';

/* Causes every problem of api_errors.yaml. */

const { data } = new TestClient();
const { network } = data;
const seen = new Set<string>();

interface Case {
  readonly client: TestClient;
  readonly customer: string;
}

type Send = (testCase: Case) => ReturnType<TestClient['send']>;

const payIn = (customer: string, fields: object = {}) => ({
  kind: `fiat_to_${network}`,
  customer_id: customer,
  amount: eur('1000.00'),
  ...fields,
});
const payout = (customer: string, fields: object = {}) => ({
  ...payIn(customer),
  kind: `${network}_to_fiat`,
  destination: payoutStep.destination,
  ...fields,
});
const flow = (customer: string, ...steps: object[]) => ({
  ...payIn(customer),
  kind: 'composed_flow',
  steps,
});
const quoteFor = async ({ client, customer }: Case) =>
  (await client.post('/quotes', { customer_id: customer, sell: eur('10.00'), buy_currency: 'USD' }))
    .body['id'] as string;
const exchange = (customer: string, quote: string) => ({
  kind: 'currency_exchange',
  customer_id: customer,
  quote_id: quote,
});
const owners = (...shares: string[]) =>
  shares.map((share_percent) => ({
    name: 'A',
    date_of_birth: '1980-01-01',
    country: 'DE',
    share_percent,
  }));
const unknown = (prefix: string) => `${prefix}_01kazjwhmmapdenm42ckaqjq90`;
const outcome = (value: string) => ({ 'Sandbox-Outcome': value });
const year = { from: '2025-01-01T00:00:00.000Z', to: '2025-12-01T00:00:00.000Z' };
const oneDay = { from: '2025-11-26T00:00:00.000Z', to: '2025-11-27T00:00:00.000Z' };

const cases: readonly [string, string, Send][] = [
  ['invalid_request', 'a body that is not JSON', ({ client }) => client.send('POST', '/customers', '{')],
  ['invalid_request', 'an unknown field', ({ client }) => client.post('/customers', { ...business('C-9'), colour: 'red' })],
  ['invalid_request', 'a field of another type of customer', ({ client }) => client.post('/customers', { ...business('C-9'), nationality: 'DE' })],
  ['invalid_request', 'a parameter of an invalid type', ({ client }) => client.get('/customers?limit=many')],
  ['invalid_request', 'a missing parameter', ({ client }) => client.get(`/reports/transactions?from=${year.from}`)],
  ['invalid_request', 'balances at a time in the future', ({ client }) => client.get('/reports/balances?as_of=2035-01-01T00:00:00.000Z')],
  ['invalid_request', 'an export of an empty period', ({ client }) => client.post('/reports/exports', { kind: 'transactions', from: oneDay.to, to: oneDay.from })],
  ['invalid_request', 'an unknown filter', ({ client }) => client.get('/customers?colour=red')],
  ['invalid_request', 'a parameter of an operation without any', ({ client }) => client.get('/stablecoin?wait=30')],
  ['invalid_request', 'a list of no period', ({ client }) => client.get(`/transactions?created_from=${oneDay.to}&created_to=${oneDay.to}`)],
  ['invalid_request', 'an empty period', ({ client }) => client.get(`/reports/transactions?from=${year.to}&to=${year.from}`)],
  ['invalid_request', 'a customer below the minimum age', ({ client }) => client.post('/customers', { ...business('C-9'), ...individual, date_of_birth: '2015-01-01' })],
  ['invalid_request', 'an execute_at in the past', ({ client, customer }) => client.post('/transactions', payout(customer, { execute_at: oneDay.from }))],
  ['invalid_request', 'an owner with more than the whole business', ({ client }) => client.post('/customers', { ...business('C-9'), beneficial_owners: owners('100.5') })],
  ['invalid_request', 'owners with more than the whole business together', ({ client }) => client.post('/customers', { ...business('C-9'), beneficial_owners: owners('60', '40.000000000000000001') })],
  ['invalid_request', 'an owner with hardly more than the whole business', ({ client }) => client.post('/customers', { ...business('C-9'), beneficial_owners: owners('100.000000000000000001') })],
  ['invalid_request', 'an update with owners of more than the whole business', ({ client, customer }) => client.send('PATCH', `/customers/${customer}`, { beneficial_owners: owners('60', '50') })],
  ['invalid_request', 'a nationality that is no country', ({ client }) => client.post('/customers', { ...business('C-9'), ...individual, nationality: 'UK' })],
  ['invalid_request', 'a person born in the year 0', ({ client }) => client.post('/customers', { ...business('C-9'), ...individual, date_of_birth: '0000-01-01' })],
  ['invalid_request', 'an owner born 131 years ago', ({ client }) => client.post('/customers', { ...business('C-9'), beneficial_owners: [{ ...owners('100')[0], date_of_birth: '1894-11-26' }] })],
  ['invalid_request', 'an owner born in the future', ({ client }) => client.post('/customers', { ...business('C-9'), beneficial_owners: [{ name: 'A', date_of_birth: '2025-11-27', country: 'DE', share_percent: '100' }] })],
  ['invalid_request', 'an identity document that has expired', ({ client }) => client.post('/customers', { ...business('C-9'), ...individual, identity_document: passport('2025-11-25') })],
  ['invalid_request', 'an update with an identity document that has expired', async ({ client }) => client.send('PATCH', `/customers/${await client.addCustomer('C-9', individual)}`, { identity_document: passport('2025-11-25') })],
  ['invalid_request', 'an LEI of a business with wrong check digits', ({ client }) => client.post('/customers', { ...business('C-9'), lei: '529900T8BM49AURSDO54' })],
  ['idempotency_key_missing', 'a missing key', ({ client }) => client.post('/customers', business('C-9'), { 'Idempotency-Key': '' })],
  ['cursor_invalid', 'an altered cursor', ({ client }) => client.get('/customers?cursor=eyJi')],
  ['invalid_token', 'an unknown token', ({ client }) => client.get('/customers', { Authorization: 'Bearer x' })],
  ['certificate_mismatch', 'another certificate', ({ client }) => client.get('/customers', { 'Client-Cert': ':b3RoZXI=:' })],
  ['insufficient_scope', 'a token without the scope', ({ client }) => client.get('/customers', { Authorization: `Bearer ${client.sandbox.issueToken(['network:read'])}` })],
  ['region_not_open', 'a country whose region is only planned', ({ client }) => client.post('/customers', { ...business('C-9'), country: 'CA' })],
  ['participant_required', 'a Sandbox-Outcome that requests it', ({ client }) => client.get('/stablecoin', outcome('participant_required'))],
  ['funds_frozen', 'a balance that is frozen', async ({ client, customer }) => { await client.post('/sandbox/freezes', { target: { type: 'balance', customer_id: customer, currency: 'EUR' } }); return client.post('/transactions', payout(customer)); }],
  ['not_found', 'an unknown id', ({ client }) => client.get(`/customers/${unknown('cus')}`)],
  ['not_found', 'an order for an unknown customer', ({ client }) => client.post('/transactions', payIn(unknown('cus')))],
  ['not_found', 'a quote that is a day old', async (testCase) => { const id = await quoteFor(testCase); await testCase.client.pass(90_000); return testCase.client.get(`/quotes/${id}`); }],
  ['not_found', 'an unknown path', ({ client }) => client.get('/nothing')],
  ['method_not_allowed', 'a method that the path does not have', ({ client }) => client.send('PUT', '/customers')],
  ['idempotency_in_progress', 'a Sandbox-Outcome that requests it', ({ client }) => client.post('/customers', business('C-9'), outcome('idempotency_in_progress'))],
  ['customer_exists', 'the same external_id', ({ client }) => client.post('/customers', business('C-1'))],
  ['customer_not_active', 'a customer in review', async ({ client }) => { const { body } = await client.post('/customers', business('C-9')); return client.post('/transactions', payIn(String(body['id']))); }],
  ['compliance_refused', 'accepting a payment that a new policy refuses', async ({ client, customer }) => { const id = await receive({ client, customer }, 'NODATA'); await setPolicy(client, 'all', blockFrance); return client.post(`/incoming_payments/${id}/accept`, {}); }],
  ['status_transition_invalid', 'a change from active to active', ({ client, customer }) => client.setStatus(customer, 'active')],
  ['status_transition_invalid', 'an update of a closed customer', async ({ client }) => { const id = await client.addCustomer('C-9'); await client.setStatus(id, 'closed'); return client.send('PATCH', `/customers/${id}`, { country: 'DE' }); }],
  ['balance_not_zero', 'closing a customer who has money', ({ client, customer }) => client.setStatus(customer, 'closed')],
  ['quote_expired', 'a quote that has expired', async (testCase) => { const id = await quoteFor(testCase); await testCase.client.pass(31); return testCase.client.post('/transactions', exchange(testCase.customer, id)); }],
  ['quote_used', 'a quote used twice', async (testCase) => { const id = await quoteFor(testCase); await testCase.client.post('/transactions', exchange(testCase.customer, id)); return testCase.client.post('/transactions', exchange(testCase.customer, id)); }],
  ['not_deletable', 'a transaction in processing', async ({ client, customer }) => { const id = await client.create(payout(customer)); await client.pass(2); return client.send('DELETE', `/transactions/${id}`); }],
  ['export_not_ready', 'a file requested too early', async ({ client }) => { const { body } = await client.post('/reports/exports', { kind: 'customers', ...oneDay }); await client.pass(1); return client.get(`/reports/exports/${String(body['id'])}/file`); }],
  ['export_expired', 'a file that has expired', async ({ client }) => { const { body } = await client.post('/reports/exports', { kind: 'customers', ...oneDay }); await client.pass(31 * 86_400); return client.get(`/reports/exports/${String(body['id'])}/file`); }],
  ['body_too_large', 'a body of 65 kB', ({ client }) => client.post('/customers', { ...business('C-9'), legal_name: 'x'.repeat(65_000) })],
  ['amount_invalid', 'a wrong number of decimals', ({ client, customer }) => client.post('/transactions', payIn(customer, { amount: eur('10') }))],
  ['amount_invalid', 'an amount below the minimum', ({ client, customer }) => client.post('/transactions', payIn(customer, { amount: eur('0.10') }))],
  ['amount_invalid', 'a later step below the minimum', ({ client, customer }) => client.post('/transactions', { ...flow(customer, { kind: 'currency_exchange', buy_currency: 'GBP' }, { kind: 'currency_exchange', buy_currency: 'USD' }), amount: eur('1.00') })],
  ['currency_not_supported', 'a stablecoin from a bank', ({ client, customer }) => client.post('/transactions', payIn(customer, { amount: { value: '10.000000', currency: data.stablecoin.symbol } }))],
  ['currency_not_supported', 'an exchange into the same currency', ({ client, customer }) => client.post('/quotes', { customer_id: customer, sell: eur('10.00'), buy_currency: 'EUR' })],
  ['destination_invalid', 'an invalid check digit', ({ client, customer }) => client.post('/transactions', payout(customer, { destination: { type: 'bank_account', account_name: 'A', iban: 'DE26888888880000067890', bic: 'EXMPDEMMXXX' } }))],
  ['invalid_request', 'a missing account number', ({ client, customer }) => client.post('/transactions', payout(customer, { destination: { type: 'bank_account', account_name: 'A' } }))],
  ['destination_invalid', 'an account number where an IBAN is needed', ({ client, customer }) => client.post('/transactions', payout(customer, { destination: { type: 'bank_account', account_name: 'A', account_number: '12345678', bank_code: '000000' } }))],
  ['destination_invalid', 'the address of a mint', ({ client, customer }) => client.post('/transactions', { ...payIn(customer), kind: `${network}_to_${network}`, destination: { type: 'network_address', address: data.stablecoin.mint } })],
  ['destination_invalid', 'the paying customer', ({ client, customer }) => client.post('/transactions', { ...payIn(customer), kind: `${network}_to_${network}`, destination: { type: 'customer', customer_id: customer } })],
  ['flow_invalid', 'a later step that brings money in', ({ client, customer }) => client.post('/transactions', flow(customer, { kind: 'currency_exchange', buy_currency: 'USD' }, { kind: `fiat_to_${network}` }))],
  ['flow_invalid', 'a step that does not take the currency', ({ client, customer }) => client.post('/transactions', flow(customer, { kind: `fiat_to_${network}` }, { kind: `${network}_to_stablecoin`, destination: { type: 'network_address', address } }))],
  ['idempotency_key_reused', 'a key with another body', async ({ client }) => { await client.post('/customers', business('C-8'), { 'Idempotency-Key': 'k' }); return client.post('/customers', business('C-9'), { 'Idempotency-Key': 'k' }); }],
  ['insufficient_balance', 'an amount above the available balance', ({ client, customer }) => client.post('/transactions', payout(customer, { amount: eur('9996.00') }))],
  ['limit_exceeded', 'an amount above the limit of one transaction', ({ client, customer }) => client.post('/transactions', payout(customer, { amount: eur('2500000.00') }))],
  ['limit_exceeded', 'a pay-in above the limit of one transaction', ({ client, customer }) => client.post('/transactions', { ...payIn(customer), amount: eur('2500000.00') })],
  ['range_too_long', 'a period of eleven months', ({ client }) => client.get(`/reports/transactions?from=${year.from}&to=${year.to}`)],
  ['rate_limited', 'three reports at once', async ({ client }) => { await client.get('/reports/balances'); await client.get('/reports/balances'); return client.get('/reports/balances'); }],
  ['internal_error', 'a Sandbox-Outcome that requests it', ({ client }) => client.get('/customers', outcome('internal_error'))],
  ['service_unavailable', 'a Sandbox-Outcome that requests it', ({ client }) => client.get('/network/ledger', outcome('service_unavailable'))],
  ['service_unavailable', 'a token that is paused', async ({ client, customer }) => { await client.get('/network', outcome('stablecoin_paused')); return client.post('/transactions', { ...payIn(customer, { amount: { value: '10.00', currency: 'USD' } }), kind: `${network}_to_stablecoin`, destination: { type: 'network_address', address } }); }],
  ['service_unavailable', 'an unavailable kind of transaction', ({ client, customer }) => { client.sandbox.console.setFlowStatus(`fiat_to_${network}`, 'unavailable'); return client.post('/transactions', payIn(customer)); }],
]; // prettier-ignore

const valueAt = (body: unknown, path: string) =>
  path
    .split('.')
    .reduce<unknown>(
      (value, name) => (value as Readonly<Record<string, unknown>> | undefined)?.[name],
      body,
    );

interface ErrorEntry {
  readonly field?: string;
  readonly parameter?: string;
  readonly message: string;
}

/** Codes of problems that always list errors, unless the body is not JSON. */
const codesWithErrors = [
  'invalid_request',
  'amount_invalid',
  'currency_not_supported',
  'destination_invalid',
  'flow_invalid',
  'range_too_long',
];

it.each(
  cases.filter(
    ([code, cause]) => codesWithErrors.includes(code) && cause !== 'a body that is not JSON',
  ),
)(
  'names a field of the body or a query parameter in each error of %s for %s',
  async (_code, _cause, send) => {
    const client = new TestClient();
    const customer = await client.addCustomer('C-1');
    await client.fund(customer, '10000.00', 'EUR');
    await client.pass(5);
    const sent: Parameters<TestClient['send']>[] = [];
    const sendNow = client.send.bind(client);
    client.send = (...call) => {
      sent.push(call);
      return sendNow(...call);
    };
    const { body } = await send({ client, customer });
    const [method, path = '', content] = sent.at(-1) ?? [];
    const query = new URL(path, 'https://api.example').searchParams;
    const errors = body['errors'] as ErrorEntry[];
    expect(errors).not.toEqual([]);
    for (const { field, parameter, message } of errors) {
      const isMissing = message.startsWith('Is missing');
      expect([field, parameter].filter((name) => name !== undefined)).toHaveLength(1);
      expect(parameter !== undefined).toBe(method === 'GET');
      if (parameter !== undefined) expect(query.has(parameter)).toBe(!isMissing);
      else expect([field, valueAt(content, field ?? '') === undefined]).toEqual([field, isMissing]);
    }
  },
);

it.each(cases)('answers %s for %s', async (code, _cause, send) => {
  const client = new TestClient();
  const customer = await client.addCustomer('C-1');
  await client.fund(customer, '10000.00', 'EUR');
  await client.pass(5);
  const { status, body, headers } = await send({ client, customer });
  seen.add(String(body['code']));
  const entry = data.api_errors.list.find((problem) => problem.code === code);
  expect(body).toMatchObject({ code, status: entry?.status, title: entry?.title });
  expect(status).toBe(entry?.status);
  expect(headers.get('Content-Type')).toBe(data.api_errors.mediaType);
  expect(headers.get('Request-Id')).toBe(body['request_id']);
  if ([429, 503].includes(status)) expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
});

it('the tests above reach every problem', () => {
  expect(data.api_errors.list.map(({ code }) => code).filter((code) => !seen.has(code))).toEqual(
    [],
  );
});
