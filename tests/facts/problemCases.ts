import { business } from '../../tools/sandbox/testClient';
import { operationProblems, year } from './operationProblems';
import { withQuery, type Cause } from './problemActions';
import { sampleBody, sendSample, type Case } from './problemCalls';
import { transactionProblems } from './transactionProblems';

const requested =
  (outcome: string): Cause =>
  (testCase) =>
    sendSample(testCase, { headers: { 'Sandbox-Outcome': outcome } });

/** Causes by problem code, for operations that have no cause of their own. */
const commonCauses: Readonly<Record<string, Cause>> = {
  invalid_token: (testCase) => sendSample(testCase, { headers: { Authorization: 'Bearer x' } }),
  certificate_mismatch: (testCase) =>
    sendSample(testCase, { headers: { 'Client-Cert': ':b3RoZXI=:' } }),
  insufficient_scope: (testCase) => {
    const token = testCase.client.sandbox.issueToken([]);
    return sendSample(testCase, { headers: { Authorization: `Bearer ${token}` } });
  },
  rate_limited: requested('rate_limited'),
  internal_error: requested('internal_error'),
  service_unavailable: requested('service_unavailable'),
  idempotency_in_progress: requested('idempotency_in_progress'),
  participant_required: requested('participant_required'),
  idempotency_key_missing: (testCase) =>
    sendSample(testCase, { headers: { 'Idempotency-Key': '' } }),
  idempotency_key_reused: async (testCase) => {
    const headers = { 'Idempotency-Key': 'used' };
    await testCase.client.post('/customers', business('C-1004'), headers);
    return sendSample(testCase, { headers });
  },
  body_too_large: (testCase) => sendSample(testCase, { body: 'x'.repeat(65_000) }),
  cursor_invalid: withQuery({ cursor: 'eyJi' }),
  invalid_request: (testCase) => {
    const body = sampleBody(testCase.call);
    return body === undefined
      ? sendSample(testCase, { query: { state: 'active' } })
      : sendSample(testCase, { body: { ...body, note: 'Urgent' } });
  },
  not_found: (testCase) => sendSample(testCase),
  range_too_long: withQuery(year),
};

const ownCauses = { ...operationProblems, ...transactionProblems };

/** Returns what causes a problem of an operation or variant; undefined if no cause is defined. */
export function causeOf({ call, client }: Case, code: string): Cause | undefined {
  const name = call.name.replaceAll(client.network, '{network}');
  return (
    ownCauses[`${name} ${code}`] ??
    ownCauses[`${call.operation.operationId} ${code}`] ??
    commonCauses[code]
  );
}
