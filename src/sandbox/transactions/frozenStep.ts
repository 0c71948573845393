import { fieldProblem } from '../http/problem';
import { isIncoming } from '../kinds';
import { currenciesOf } from '../money/amounts';
import { hasUnmetFreeze } from '../money/frozen';
import type { Failure, Transaction } from '../objects';
import type { World } from '../world';
import { createFailure } from './failure';

/**
 * Returns a failure if a step would spend money that an active freeze needs.
 *
 * @param before when the transaction reached the chain; freezes that began later are ignored.
 *   Undefined if the transaction has not reached the chain.
 */
export function frozenFailure(
  world: World,
  { steps }: Transaction,
  before?: number,
): Failure | undefined {
  const currencies = currenciesOf(world, steps);
  const first = before !== undefined || isIncoming(world, steps[0].kind) ? 1 : 0;
  const index = steps.findIndex(
    ({ customerId }, position) =>
      position >= first && hasUnmetFreeze(world, customerId, currencies[position] ?? '', before),
  );
  return index === -1
    ? undefined
    : createFailure('funds_frozen', 'A freeze covers the money of a step.', index + 1);
}

/**
 * Checks that no freeze covers the money that a new flow sends from a balance. A flow of money from
 * outside always passes: its money is credited, then frozen.
 *
 * @throws Problem `funds_frozen`
 */
export function checkFrozenSteps(world: World, transaction: Transaction): void {
  const failure = frozenFailure(world, transaction, world.time);
  if (failure?.step === undefined || isIncoming(world, transaction.steps[0].kind)) return;
  const message = 'Would send money that a freeze covers';
  throw fieldProblem('funds_frozen', `steps.${failure.step - 1}`, message);
}
