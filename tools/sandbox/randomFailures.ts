import fc from 'fast-check';
import type { Action } from './action';
import { kinds } from './randomValues';

/* Random outages, pauses of tokens, and calls that fail or are rate-limited. */

/** Makes a kind of transaction unavailable, or available again. */
export const outage: fc.Arbitrary<Action> = fc
  .tuple(fc.constantFrom(...kinds), fc.constantFrom('operational', 'operational', 'unavailable'))
  .map(([kind, status]) => async (client) => {
    client.sandbox.console.setFlowStatus(kind, status as 'operational' | 'unavailable');
    await client.pass(0);
    return undefined;
  });

/** Pauses the stablecoin, the settlement token of one currency, or all settlement tokens. */
export const pause: fc.Arbitrary<Action> = fc.constantFrom<Action>(
  (client) => client.get('/network', { 'Sandbox-Outcome': 'stablecoin_paused' }),
  (client) => client.get('/network', { 'Sandbox-Outcome': 'settlement_paused' }),
  (client) =>
    client.post(
      '/sandbox/payments',
      { reference: 'a', amount: { value: '5.00', currency: 'EUR' } },
      { 'Sandbox-Outcome': 'settlement_paused' },
    ),
);

/** Makes a call fail with an internal error, an unavailable service or a rate limit. */
export const failure: fc.Arbitrary<Action> = fc
  .constantFrom('internal_error', 'service_unavailable', 'rate_limited')
  .map(
    (outcome) => (client) =>
      client.post('/transactions', { kind: kinds[0] }, { 'Sandbox-Outcome': outcome }),
  );
