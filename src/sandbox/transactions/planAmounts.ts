import { known } from '../known';
import { brokenBound, isWithinBounds, setAmounts } from '../money/amounts';
import { isLess } from '../money/decimal';
import { rateBetween } from '../money/rates';
import type { Failure, Money, Step, Transaction } from '../objects';
import type { World } from '../world';
import { createFailure, createLimitFailure } from './failure';

/**
 * Sets the amounts of a flow's steps at current rates; returns a failure if a step is impossible.
 * @throws Error if the amount of a step is not known
 */
export function planAmounts(
  world: World,
  { isFlow, steps, effect }: Transaction,
): Failure | undefined {
  if (!isFlow) return undefined;
  let money = known(steps[0].amount);
  for (const [index, step] of steps.entries()) {
    const hasRateMoved = effect === 'rate_moved' && steps[index - 1]?.kind === world.kinds.exchange;
    const isOutside = hasRateMoved || !isWithinBounds(world, step.kind, money);
    if (index > 0 && isOutside) {
      const detail = 'The amount is outside the limits of its currency.';
      return createLimitFailure(detail, brokenBound(world, step.kind, money), index + 1);
    }
    const failure = planStep(world, step, money, index);
    if (failure !== undefined) return failure;
    money = known(step.received);
  }
  return undefined;
}

function planStep(world: World, step: Step, money: Money, index: number): Failure | undefined {
  if (step.kind !== world.kinds.exchange || step.buyCurrency === undefined) {
    setAmounts(world, step, money);
    return undefined;
  }
  const rate = rateBetween(world.data, money.currency, step.buyCurrency);
  const least = step.minimumRate;
  if (least !== undefined && isLess(rate, least)) {
    return createFailure('quote_expired', 'No rate reached minimum_rate.', index + 1);
  }
  setAmounts(world, step, money, rate);
  return undefined;
}
