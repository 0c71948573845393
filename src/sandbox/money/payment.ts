import { fieldProblem } from '../http/problem';
import type { Money } from '../objects';
import type { World } from '../world';
import { decimalsText } from './amounts';
import { parseUnits } from './decimal';

export interface AmountInput {
  readonly value: string;
  readonly currency: string;
}

/**
 * Reads the amount of a simulated payment or freeze.
 *
 * @param currency the required currency
 * @throws Problem `invalid_request`
 */
export function readSimulatedAmount(world: World, input: AmountInput, currency: string): Money {
  if (input.currency !== currency) {
    throw fieldProblem('invalid_request', 'amount.currency', `Must be ${currency}`);
  }
  const units = parseUnits(input.value, world.currency(currency).decimals);
  if (units === undefined || units === 0n) {
    throw fieldProblem(
      'invalid_request',
      'amount.value',
      `Must be above 0 and have ${decimalsText(world.currency(currency))}`,
    );
  }
  return { currency, units };
}

/**
 * Reads the amount of a simulated payment, like `readSimulatedAmount`, but also refuses more
 * stablecoins than their holders have.
 */
export function readPaidAmount(world: World, input: AmountInput, currency: string): Money {
  const money = readSimulatedAmount(world, input, currency);
  const { symbol } = world.data.stablecoin;
  const held = world.ledger.balance({ account: 'holders', owner: '' }, symbol);
  if (currency === symbol && held < money.units) {
    const message = `Must be at most ${world.decimal(held, symbol)} ${symbol}, the total of all holders`;
    throw fieldProblem('invalid_request', 'amount.value', message);
  }
  return money;
}
