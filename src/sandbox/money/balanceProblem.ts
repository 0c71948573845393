import { Problem } from '../http/problem';
import type { Money } from '../objects';
import type { World } from '../world';

/**
 * Returns the problem for a balance that is too small: `funds_frozen` if it would be large enough
 * without a freeze, otherwise `insufficient_balance`.
 *
 * @param field field of the request that the amount comes from, if any
 */
export function balanceProblem(
  world: World,
  customerId: string,
  { currency, units }: Money,
  field?: string,
): Problem {
  const available = world.ledger.balance({ account: 'available', owner: customerId }, currency);
  const frozen = world.ledger.balance({ account: 'frozen', owner: customerId }, currency);
  const summary = `The available balance of ${customerId} is ${world.decimal(available, currency)} ${currency}`;
  const predicate = field === 'quote_id' ? 'Sells more' : 'Is larger';
  const errors = field && [{ field, message: `${predicate} than the available balance` }];
  return frozen > 0n && available + frozen >= units
    ? new Problem(
        'funds_frozen',
        `${summary}; ${world.decimal(frozen, currency)} ${currency} is frozen.`,
      )
    : new Problem('insufficient_balance', `${summary}.`, errors ? { errors } : {});
}
