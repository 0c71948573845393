import type { TestAnswer } from '../../tools/sandbox/testClient';
import { bodyFor, sendSample, type Case } from './problemCalls';

/* What tests do to cause the problems of operations. */

/** Sends the request that causes a problem. */
export type Cause = (testCase: Case) => Promise<TestAnswer>;

export const reason = 'For the test';

/** Sends the request of the reference for the customers of the test. */
export const order = (testCase: Case, changes: object = {}) =>
  sendSample(testCase, { body: { ...bodyFor(testCase), ...changes } });

export const changed =
  (changes: object): Cause =>
  (testCase) =>
    order(testCase, changes);

export const inStablecoin = ({ client }: Case, value = '10.000000') => ({
  value,
  currency: client.data.stablecoin.symbol,
});

export const setStatus = ({ client, customer }: Case, status: string) =>
  client.post(`/customers/${customer}/status`, { status, reason });

export const moveToCanada = ({ client, customer }: Case) =>
  client.send('PATCH', `/customers/${customer}`, { country: 'CA' });

export const freezeAll = async ({ client, customer }: Case) => {
  for (const currency of ['EUR', 'USD']) {
    const target = { type: 'balance', customer_id: customer, currency };
    await client.post('/sandbox/freezes', { target });
  }
};
