import type { TestAnswer } from '../../tools/sandbox/testClient';
import { bodyFor, sendSample, type Case } from './problemCalls';

/* Actions that cause the problems of operations in tests. */

/** Sends the request that causes a problem. */
export type Cause = (testCase: Case) => Promise<TestAnswer>;

/** Sends the sample request with the test's customers and the given changes to its body. */
export const sendChanged = (testCase: Case, changes: object = {}) =>
  sendSample(testCase, { body: { ...bodyFor(testCase), ...changes } });

export const changed =
  (changes: object): Cause =>
  (testCase) =>
    sendChanged(testCase, changes);

/** Returns a cause that sends the sample request with the given query parameters. */
export const withQuery =
  (query: Readonly<Record<string, string>>): Cause =>
  (testCase) =>
    sendSample(testCase, { query });

export const setStatus = ({ client, customer }: Case, status: string) =>
  client.setStatus(customer, status);

export const moveToCanada = ({ client, customer }: Case) =>
  client.send('PATCH', `/customers/${customer}`, { country: 'CA' });

export const freezeAll = async ({ client, customer }: Case) => {
  for (const currency of ['EUR', 'USD']) {
    const target = { type: 'balance', customer_id: customer, currency };
    await client.post('/sandbox/freezes', { target });
  }
};
