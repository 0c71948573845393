import type { World } from '../world';

/**
 * Returns whether a balance has an active freeze that has not yet reached the amount of its order.
 *
 * @param before ignores freezes created later
 */
export function hasUnmetFreeze(
  { freezes }: World,
  customerId: string,
  currency: string,
  before = Infinity,
): boolean {
  return [...freezes.values()].some(
    ({ target, status, createdAt, ordered, frozen }) =>
      target.type === 'balance' &&
      target.customer_id === customerId &&
      target.currency === currency &&
      status === 'active' &&
      createdAt <= before &&
      (ordered === undefined || frozen < ordered.units),
  );
}
