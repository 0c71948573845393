import { fieldProblem } from '../http/problem';
import { isIncoming } from '../kinds';
import { currenciesOf } from '../money/amounts';
import type { Failure, Transaction } from '../objects';
import type { World } from '../world';
import { createFailure } from './failure';

/**
 * Returns the index of the first step that would spend money from the step before it although an
 * active freeze needs that money; -1 if there is none.
 */
function indexOf(world: World, { steps }: Pick<Transaction, 'steps'>, before: number): number {
  const currencies = currenciesOf(world, steps);
  return steps.findIndex(
    (step, index) =>
      index > 0 &&
      [...world.freezes.values()].some(
        ({ target, status, createdAt, ordered, frozen }) =>
          target.type === 'balance' &&
          target.customer_id === step.customerId &&
          target.currency === currencies[index] &&
          status === 'active' &&
          createdAt <= before &&
          (ordered === undefined || frozen < ordered.units),
      ),
  );
}

/**
 * Checks that no freeze needs the money of a new flow that starts from a balance. Money from
 * outside is credited and frozen instead.
 *
 * @throws Problem `funds_frozen`
 */
export function checkFrozenSteps(world: World, transaction: Transaction): void {
  const index = indexOf(world, transaction, world.time);
  if (index === -1 || isIncoming(world, transaction.steps[0].kind)) return;
  throw fieldProblem('funds_frozen', `steps.${index}`, 'Would send money that a freeze covers');
}

/**
 * Returns a failure if a step would spend money that an active freeze needs. Ignores freezes
 * created after `before`.
 */
export function frozenFailure(
  world: World,
  transaction: Transaction,
  before = world.time,
): Failure | undefined {
  const index = indexOf(world, transaction, before);
  return index === -1
    ? undefined
    : createFailure('funds_frozen', 'A freeze covers the money of a step.', index + 1);
}
