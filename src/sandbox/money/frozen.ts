import type { Freeze } from '../moving';
import type { Money } from '../objects';
import type { World } from '../world';

const isUnmet = ({ ordered, frozen }: Freeze) => ordered === undefined || frozen < ordered.units;

/** Returns the freezes that target a balance and have not ended. */
export function activeFreezes({ freezes }: World, customerId: string, currency: string): Freeze[] {
  return [...freezes.values()].filter(
    ({ target, endedAt }) =>
      target.type === 'balance' &&
      target.customer_id === customerId &&
      target.currency === currency &&
      endedAt === undefined,
  );
}

/**
 * Returns whether a balance has an active freeze that has not yet reached the amount of its order.
 *
 * @param before leaves out freezes created after this time
 */
export function hasUnmetFreeze(
  world: World,
  customerId: string,
  currency: string,
  before = Infinity,
): boolean {
  return activeFreezes(world, customerId, currency).some(
    (freeze) => freeze.createdAt <= before && isUnmet(freeze),
  );
}

/** Returns whether freezes take the whole of an amount as soon as a balance is credited with it. */
export function isTakenByFreezes(world: World, customerId: string, money: Money): boolean {
  const freezes = activeFreezes(world, customerId, money.currency);
  const missing = freezes.reduce(
    (sum, { ordered, frozen }) => sum + ((ordered?.units ?? 0n) - frozen),
    0n,
  );
  return freezes.some(({ ordered }) => ordered === undefined) || missing >= money.units;
}
