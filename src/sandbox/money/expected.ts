import type { Money, Transaction } from '../objects';
import type { World } from '../world';
import { setAmounts } from './amounts';
import { rateBetween } from './rates';

/**
 * Returns the amount of each step: its own if it is known, otherwise an estimate at current rates,
 * or undefined if no earlier amount is known.
 */
export function expectedAmounts(
  world: World,
  { steps }: Pick<Transaction, 'steps'>,
): readonly (Money | undefined)[] {
  let money = steps[0].amount;
  return steps.map((step) => {
    const amount = step.amount ?? money;
    if (amount === undefined) return undefined;
    const planned = { ...step };
    const isExchange = step.kind === world.kinds.exchange && step.buyCurrency !== undefined;
    const rate = isExchange
      ? rateBetween(world.data, amount.currency, step.buyCurrency)
      : undefined;
    setAmounts(world, planned, amount, rate);
    money = planned.received;
    return amount;
  });
}
