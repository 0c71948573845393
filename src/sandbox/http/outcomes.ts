import { pauseToken } from '../movement';
import type { Call } from '../operation';
import type { World } from '../world';
import { inProgressProblem } from './idempotency';
import { fieldProblem, Problem } from './problem';
import { rateProblem } from './rateLimits';

/** Problems that the header `Sandbox-Outcome` can cause before an operation runs, by code. */
export const requestableProblems = new Map(
  [
    new Problem('internal_error', 'The service failed to process the call.'),
    new Problem('service_unavailable', 'The service is temporarily unavailable.', {
      retryAfter: 1,
    }),
    rateProblem(1),
    inProgressProblem(),
  ].map((problem) => [problem.code, problem]),
);

/**
 * Checks that the header `Sandbox-Outcome`, if it was sent, names a known outcome.
 * @throws Problem `invalid_request`
 */
export function checkOutcome({ data }: World, outcome: string | null): void {
  const values = data.sandbox.outcomes.map((entry) => entry.outcome);
  if (outcome === null || values.includes(outcome)) return;
  throw fieldProblem('invalid_request', 'Sandbox-Outcome', `Must be one of ${values.join(', ')}`);
}

/**
 * Pauses the tokens that the header `Sandbox-Outcome` asks for: the stablecoin, or the settlement
 * token of the currency in the body's `amount`. `settlement_paused` pauses all settlement tokens if
 * `amount` is missing or in stablecoins.
 */
export function pauseTokens(world: World, outcome: string | null, body: Call['body']): void {
  const { currencies, stablecoin } = world.data;
  if (outcome === 'stablecoin_paused') pauseToken(world, stablecoin.symbol);
  if (outcome !== 'settlement_paused') return;
  const amount = body['amount'] as { readonly currency: string } | undefined;
  const all = currencies.list.filter(({ kind }) => kind === 'fiat');
  const own = all.filter(({ code }) => code === amount?.currency);
  for (const { code } of own.length > 0 ? own : all) pauseToken(world, code);
}
