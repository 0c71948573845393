import { checkAnswer, checkHeaders } from './http/responses';
import { entryWith } from './known';
import { OutsideModelError } from './lifecycle';
import type { Entry } from './money/ledger';
import { movedTokens } from './money/tokens';
import type { Transaction } from './objects';
import type { World } from './world';

/** @throws OutsideModelError if transactions.yaml does not list the failure for the kind */
function checkFailure({ data }: World, { kind }: Transaction, code: string): void {
  if (!entryWith(data.transactions.failures, 'code', code).kinds.includes(kind)) {
    throw new OutsideModelError(`${kind} cannot fail with ${code}.`);
  }
}

/** @throws OutsideModelError if the entries move a token that is paused */
function checkEntries(world: World, movement: string, entries: readonly Entry[]): void {
  for (const currency of movedTokens(world, entries)) {
    if (world.isPaused(currency))
      throw new OutsideModelError(`${movement} moves ${currency} during a pause.`);
  }
}

/**
 * Self-checks for the option `checks`. Each throws an error if the sandbox has done something that
 * the OpenAPI document or the data rules out.
 */
export const selfChecks = { checkAnswer, checkHeaders, checkFailure, checkEntries };
