import type { IssuerLimits } from '../data';
import { fieldProblem } from '../http/problem';
import { rangeText } from '../money/amounts';
import { parseUnits } from '../money/decimal';
import type { Money } from '../objects';
import type { World } from '../world';

/**
 * Checks the amount of an issuance or a redemption, and returns it.
 *
 * @param currency the required currency
 * @throws Problem `currency_not_supported` or `amount_invalid`
 */
export function checkIssuerAmount(
  world: World,
  input: { readonly value: string; readonly currency: string },
  currency: string,
  { minimumUsd, maximumPerRequestUsd }: IssuerLimits,
): Money {
  if (input.currency !== currency) {
    throw fieldProblem('currency_not_supported', 'amount.currency', `Must be ${currency}`);
  }
  const { decimals } = world.currency(currency);
  const units = parseUnits(input.value, decimals);
  if (units === undefined) {
    throw fieldProblem('amount_invalid', 'amount.value', `Must have ${decimals} decimals`);
  }
  const isInside =
    units >= world.unitsOf(minimumUsd, currency) &&
    units <= world.unitsOf(maximumPerRequestUsd, currency);
  if (!isInside) {
    const bounds = { minimum: minimumUsd, maximum: maximumPerRequestUsd };
    const message = `Must be ${rangeText(world, bounds, currency)}`;
    throw fieldProblem('amount_invalid', 'amount.value', message);
  }
  return { currency, units };
}
