import fc from 'fast-check';
import type { Action } from './action';
import { anyNumber, bankAccount, customerOf, kinds } from './values';

/*
 * Random outages, pauses, suspensions, rejected payouts, and calls that fail or are rate-limited.
 */

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

/** Suspends a customer while a payout waits for the end of a pause, then ends the suspension. */
export const suspendDuringPause: fc.Arbitrary<Action> = anyNumber.map(
  (chance) => async (client) => {
    const id = customerOf(client, chance);
    const { seconds } = client.data.sandbox;
    await client.post('/transactions', {
      kind: kinds[1],
      customer_id: id,
      amount: { value: '10.00', currency: 'EUR' },
      destination: bankAccount,
    });
    await client.pass(seconds.start + 1);
    await client.get('/network', { 'Sandbox-Outcome': 'settlement_paused' });
    await client.setStatus(id, 'suspended');
    await client.pass(seconds.pause + client.data.epochs.finality.seconds + 1);
    return client.setStatus(id, 'active');
  },
);

/** Pays in for a flow whose payout the bank rejects. */
export const rejectedFlow: fc.Arbitrary<Action> = anyNumber.map((chance) => async (client) => {
  const amount = { value: '10.00', currency: 'EUR' };
  const { body } = await client.post('/transactions', {
    kind: kinds[6],
    customer_id: customerOf(client, chance),
    amount,
    reference: 'BANKREJECT',
    steps: [{ kind: kinds[0] }, { kind: kinds[1], destination: bankAccount }],
  });
  if (typeof body['id'] === 'string')
    await client.post('/sandbox/payments', { transaction_id: body['id'], amount });
  for (const seconds of [client.data.epochs.finality.seconds, client.data.sandbox.seconds.bank])
    await client.pass(seconds);
  return undefined;
});

/** Makes a call fail with an internal error, an unavailable service or a rate limit. */
export const failure: fc.Arbitrary<Action> = fc
  .constantFrom('internal_error', 'service_unavailable', 'rate_limited')
  .map(
    (outcome) => (client) =>
      client.post('/transactions', { kind: kinds[0] }, { 'Sandbox-Outcome': outcome }),
  );
