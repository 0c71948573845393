import type { Money, Step, Transaction } from '../objects';
import type { World } from '../world';
import { setAmounts } from './amounts';
import { rateBetween } from './rates';

/** Returns a copy of a step with the amounts that it would have now, at the current rate. */
export function estimateStep(world: World, step: Step, amount: Money): Step {
  const estimated = { ...step };
  const rate =
    step.buyCurrency === undefined
      ? undefined
      : rateBetween(world.data, amount.currency, step.buyCurrency);
  setAmounts(world, estimated, amount, rate);
  return estimated;
}

/**
 * Returns the amount of each step. If a step has no amount yet, returns an estimate from the step
 * before, at current rates, or undefined if the step before has no amount either.
 */
export function expectedAmounts(
  world: World,
  { steps }: Pick<Transaction, 'steps'>,
): readonly (Money | undefined)[] {
  let money = steps[0].amount;
  return steps.map((step) => {
    const amount = step.amount ?? money;
    if (amount !== undefined) money = estimateStep(world, step, amount).received;
    return amount;
  });
}
