import type { TestAnswer } from '../../tools/sandbox/testClient';
import { receive } from '../../tools/sandbox/testIncoming';
import { blockFrance, eur, payoutStep, setPolicy, usd, usdx } from '../../tools/sandbox/testOrders';
import {
  withQuery,
  changed,
  freezeAll,
  moveToCanada,
  sendChanged,
  setStatus,
  type Cause,
} from './problemActions';
import { sampleBody, sampleCustomers, sendSample, type Case } from './problemCalls';

const day = { from: '2025-11-26T00:00:00.000Z', to: '2025-11-27T00:00:00.000Z' };

export const year = { from: '2025-01-01T00:00:00.000Z', to: '2025-12-01T00:00:00.000Z' };

const longer = { from: '2024-01-01T00:00:00.000Z', to: '2025-12-01T00:00:00.000Z' };

const yearAsDates = { from: '2025-01-01', to: '2025-12-01' };

const backwards = { from: day.to, to: day.from };

/** Returns a cause that sends the sample request with a query for the test's second customer. */
const forOtherCustomer =
  (query: Readonly<Record<string, string>>): Cause =>
  (testCase) =>
    sendSample(testCase, { query: { customer_id: testCase.other, ...query } });

/** Receives a payment, runs `prepare`, and then sends the request under test for the payment. */
async function sendForPayment(
  testCase: Case,
  reference: string,
  prepare: (send: () => Promise<TestAnswer>) => Promise<unknown> = () => Promise.resolve(),
): Promise<TestAnswer> {
  const id = await receive(testCase, reference);
  const { path } = testCase.call;
  const send = () =>
    testCase.client.post(
      path.replace('{incoming_payment_id}', id),
      sampleBody(testCase.call) ?? {},
    );
  await prepare(send);
  return send();
}

/** Creates an export and requests its file after the given number of seconds. */
async function exportFile({ client, call }: Case, seconds: number): Promise<TestAnswer> {
  const { body } = await client.post('/reports/exports', { kind: 'customers', ...day });
  await client.pass(seconds);
  return client.get(call.path.replace('{export_id}', String(body['id'])));
}

const payoutOf = (customer: string, value = '2000.00') => ({
  ...payoutStep,
  customer_id: customer,
  amount: eur(value),
});

/** Causes that only one operation has, by operation and code. */
export const operationProblems: Readonly<Record<string, Cause>> = {
  'addCustomer invalid_request': changed({ registration_number: undefined }),
  'addCustomer region_not_open': changed({ external_id: 'C-1003', country: 'CA' }),
  'addCustomer customer_exists': (testCase) => sendSample(testCase),
  'updateCustomer status_transition_invalid': async ({ client, call }) => {
    const id = await client.addCustomer('C-1003');
    await client.setStatus(id, 'closed');
    return client.send('PATCH', call.path.replace('{customer_id}', id), sampleBody(call));
  },
  'setCustomerStatus status_transition_invalid': (testCase) => setStatus(testCase, 'active'),
  'setCustomerStatus balance_not_zero': (testCase) => setStatus(testCase, 'closed'),
  'getNetwork invalid_request': withQuery({ kind: 'payout' }),
  'deleteTransaction not_deletable': async ({ client, customer, call }) => {
    const id = await client.create(payoutOf(customer));
    await client.pass(2);
    return client.send('DELETE', call.path.replace('{transaction_id}', id));
  },
  'createQuote region_not_open': async (testCase) => {
    await moveToCanada(testCase);
    return sendChanged(testCase);
  },
  'createQuote customer_not_active': async (testCase) => {
    await setStatus(testCase, 'suspended');
    return sendChanged(testCase);
  },
  'createQuote amount_invalid': changed({ sell: eur('4000') }),
  'createQuote currency_not_supported': changed({ buy_currency: 'EUR' }),
  'createIssuance amount_invalid': changed({ amount: usd('25000000') }),
  'createIssuance currency_not_supported': changed({ amount: eur('25000000.00') }),
  'createIssuance destination_invalid': (testCase) =>
    sendChanged(testCase, { address: testCase.client.data.stablecoin.mint }),
  'createIssuance limit_exceeded': async (testCase) => {
    for (let times = 0; times < 10; times += 1) {
      await sendChanged(testCase, { amount: usd('50000000.00') });
      await testCase.client.pass(1);
    }
    return sendChanged(testCase);
  },
  'createRedemption not_found': changed({ bank_account_id: 'bac_01kazjwhmmapdenm42ckaqjq90' }),
  'createRedemption amount_invalid': (testCase) =>
    sendChanged(testCase, { amount: usdx('1000000.005000') }),
  'createRedemption currency_not_supported': changed({ amount: usd('1000000.00') }),
  'acceptIncomingPayment invalid_request': (testCase) =>
    sendSample(testCase, { headers: { 'Idempotency-Key': 'x'.repeat(65) } }),
  'acceptIncomingPayment customer_not_active': (testCase) =>
    sendForPayment(testCase, 'NODATA', () => setStatus(testCase, 'suspended')),
  'acceptIncomingPayment compliance_refused': (testCase) =>
    sendForPayment(testCase, 'NODATA', () => setPolicy(testCase.client, 'all', blockFrance)),
  'acceptIncomingPayment status_transition_invalid': (testCase) =>
    sendForPayment(testCase, 'Invoice 2210'),
  'returnIncomingPayment status_transition_invalid': (testCase) =>
    sendForPayment(testCase, 'Invoice 2210', (send) => send()),
  'returnIncomingPayment customer_not_active': async (testCase) => {
    const { client } = testCase;
    const customer = await client.addCustomer('C-1003', { legal_name: 'FINDING' });
    const find = () => client.pass(client.data.sandbox.seconds.finding);
    return sendForPayment({ ...testCase, customer }, 'Invoice 2210', find);
  },
  'returnIncomingPayment funds_frozen': (testCase) =>
    sendForPayment(testCase, 'Invoice 2210', () => freezeAll(testCase)),
  'returnIncomingPayment insufficient_balance': (testCase) =>
    sendForPayment(testCase, 'Invoice 2210', () =>
      testCase.client.post('/transactions', payoutOf(testCase.customer, '6000.00')),
    ),
  'getBalancesReport invalid_request': withQuery({ as_of: '2035-01-01T00:00:00.000Z' }),
  'getBalancesReport cursor_invalid': withQuery({ as_of: day.from, cursor: 'eyJi' }),
  'getBalancesReport not_found': withQuery({
    as_of: day.from,
    customer_id: sampleCustomers.customer,
  }),
  'getCustomersReport invalid_request': withQuery(backwards),
  'getNetworkReport invalid_request': withQuery({ from: '2025-11-27', to: '2025-11-26' }),
  'getNetworkReport range_too_long': withQuery(yearAsDates),
  'getTransactionsReport invalid_request': forOtherCustomer(backwards),
  'getTransactionsReport cursor_invalid': forOtherCustomer({ cursor: 'eyJi' }),
  'getTransactionsReport range_too_long': forOtherCustomer(year),
  'getReturnsReport invalid_request': withQuery(backwards),
  'getReturnsReport not_found': withQuery({ customer_id: sampleCustomers.customer }),
  'createReportExport invalid_request': changed(backwards),
  'createReportExport not_found': changed({ customer_id: sampleCustomers.customer }),
  'createReportExport range_too_long': changed(longer),
  'downloadReportExport export_not_ready': (testCase) => exportFile(testCase, 1),
  'downloadReportExport export_expired': (testCase) => exportFile(testCase, 31 * 86_400),
  'simulatePayment invalid_request': async (testCase) => {
    const { client, customer } = testCase;
    const transaction_id = await client.create({
      kind: `fiat_to_${client.network}`,
      customer_id: customer,
      amount: eur('10000.00'),
    });
    return sendChanged(testCase, { transaction_id, amount: usd('10000.00') });
  },
  'simulateIncomingPayment invalid_request': async (testCase) => {
    const customer_id = await testCase.client.addCustomer('C-1003', { legal_name: 'REJECT' });
    return sendChanged(testCase, { customer_id });
  },
  'simulateIncomingPayment amount_invalid': changed({ amount: eur('2500') }),
  'simulateIncomingPayment currency_not_supported': (testCase) =>
    sendChanged(testCase, { amount: usdx('10.000000') }),
  'simulateFreeze invalid_request': changed({ expires_at: '2025-11-25T00:00:00.000Z' }),
};
