import { guardTransaction } from '../guardAndLimits/decide';
import { isIncoming, lastStep, stablecoinKinds } from '../kinds';
import { obstacleOf, stablecoinMovement } from '../movement';
import type { Failure, Step, Transaction } from '../objects';
import type { World } from '../world';
import { createFailure, createQuoteFailure, createSignerFailure } from './failure';
import { frozenFailure } from './frozenStep';
import { planAmounts } from './planAmounts';
import { returnFailure } from './returned';

/**
 * Returns the number, from 1, of the first step of one of these kinds or, if there is none, of the
 * last step.
 */
function stepOf({ steps }: Transaction, kinds: readonly string[]): number {
  const index = steps.findIndex(({ kind }) => kinds.includes(kind));
  return index === -1 ? steps.length : index + 1;
}

/**
 * Returns whether a transaction is a flow whose money arrives but whose later steps are never
 * signed.
 */
export function isUnsigned(world: World, { isFlow, effect, steps }: Transaction): boolean {
  return isFlow && effect === 'signer_unavailable' && isIncoming(world, steps[0].kind);
}

/** Returns whether the last step of a transaction pays a customer of another institution. */
export function paysOtherInstitution({ kinds }: World, transaction: Transaction): boolean {
  const { kind, receiverId } = lastStep(transaction);
  return kind === kinds.transfer && receiverId === undefined;
}

/** Returns the failure of a transaction if no market maker executes its exchange. */
export function makerFailure({ kinds }: World, transaction: Transaction): Failure {
  const step = stepOf(transaction, [kinds.exchange]);
  return createFailure('quote_expired', 'No market maker executed the exchange.', step);
}

/** Returns the failure of a transaction if the stock does not cover its conversion. */
export function stockFailure(world: World, transaction: Transaction): Failure {
  const step = stepOf(transaction, stablecoinKinds(world));
  const detail = 'The conversion stock is used up.';
  return createFailure('stablecoin_unavailable', detail, step);
}

function quoteFailure(world: World, { quoteId, updatedAt }: Transaction): Failure | undefined {
  const quote = world.quotes.get(quoteId ?? '');
  return quote === undefined || updatedAt < quote.expiresAt ? undefined : createQuoteFailure();
}

/** Returns a failure if a pause or the receiving address stops a conversion. */
function stablecoinFailure(world: World, steps: readonly Step[]): Failure | undefined {
  for (const [index, { kind, destination }] of steps.entries()) {
    if (!stablecoinKinds(world).includes(kind)) continue;
    const obstacle = obstacleOf(world, stablecoinMovement(world, { to: destination?.address }));
    if (obstacle === 'pause') {
      return createFailure('stablecoin_unavailable', 'The stablecoin is paused.', index + 1);
    }
    if (obstacle !== undefined) {
      const detail = 'The receiving address may not receive the stablecoin.';
      return createFailure('destination_refused', detail, index + 1);
    }
  }
  return undefined;
}

/**
 * Applies the guard policy to a flow that began with money from outside, once its amounts are
 * known; returns a failure if the policy refuses the flow.
 */
function guardFlow(world: World, transaction: Transaction): Failure | undefined {
  if (!transaction.isFlow || !isIncoming(world, transaction.steps[0].kind)) return undefined;
  const { outcome, failure, required = 0 } = guardTransaction(world, transaction);
  const given = world.approvals.get(transaction.id)?.given ?? 0;
  const isApproved = outcome === 'needs_approval' && given >= required;
  return isApproved ? undefined : failure;
}

function laterFailure(world: World, transaction: Transaction): Failure | undefined {
  const { effect, steps } = transaction;
  // A freeze that began after the transaction reached the chain does not stop the transaction.
  const frozen = frozenFailure(world, transaction, transaction.updatedAt);
  if (frozen !== undefined) return frozen;
  if (isUnsigned(world, transaction)) return createSignerFailure(2);
  if (effect === 'quote_expired') return makerFailure(world, transaction);
  if (effect === 'stablecoin_unavailable') return stockFailure(world, transaction);
  const stopped = stablecoinFailure(world, steps);
  if (stopped !== undefined) return stopped;
  if (effect === 'destination_refused') {
    return createFailure(effect, 'The receiving account refuses the token.', steps.length);
  }
  if (effect === 'receiver_region_not_open' && paysOtherInstitution(world, transaction)) {
    const detail = 'The receiver is in a region that is not open.';
    return createFailure('destination_refused', detail, steps.length);
  }
  return guardFlow(world, transaction);
}

/**
 * Returns the failure if the chain refuses a transaction. Plans the amounts of a flow if nothing
 * stops its first step.
 */
export function chainFailure(world: World, transaction: Transaction): Failure | undefined {
  return (
    returnFailure(world, transaction) ??
    quoteFailure(world, transaction) ??
    stablecoinFailure(world, transaction.steps.slice(0, 1)) ??
    planAmounts(world, transaction) ??
    laterFailure(world, transaction)
  );
}
