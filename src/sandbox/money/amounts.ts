import type { CurrencyData } from '../data';
import { fieldProblem } from '../http/problem';
import { takesCurrency } from '../kinds';
import { entryWith } from '../known';
import type { ExceededLimit, Money, Step, Transaction } from '../objects';
import type { World } from '../world';
import { parseUnits, rescale, shareOf, type Rate } from './decimal';
import { exchange } from './rates';

/**
 * Returns the fee of a kind of transaction, in basis points.
 * @throws Error if fees.yaml does not list the kind
 */
export function feeOf({ data }: World, kind: string): number {
  return entryWith(data.fees.list, 'kind', kind).bps;
}

/** Returns the currency that a step yields, given the currency that it takes. */
export function yieldedCurrency({ kinds, data }: World, step: Step, currency: string): string {
  switch (step.kind) {
    case kinds.exchange:
      return step.buyCurrency ?? currency;
    case kinds.stablecoinOut:
      return data.currencies.list.find(({ settlesIn }) => settlesIn === currency)?.code ?? currency;
    case kinds.stablecoinIn:
      return data.currencies.list.find(({ code }) => code === currency)?.settlesIn ?? currency;
    default:
      return currency;
  }
}

/**
 * Returns the currency that the first step takes, followed by the currency that each step yields.
 */
export function currenciesOf(world: World, steps: Transaction['steps']): string[] {
  let currency = steps[0].amount?.currency ?? '';
  const found = [currency];
  for (const step of steps) found.push((currency = yieldedCurrency(world, step, currency)));
  return found;
}

/**
 * Sets the amount, fee, rate and received amount of a step. Without a rate, the step yields the
 * amount less the fee, at par.
 */
export function setAmounts(world: World, step: Step, amount: Money, rate?: Rate): void {
  const fee = shareOf(amount.units, feeOf(world, step.kind));
  const currency = yieldedCurrency(world, step, amount.currency);
  const from = world.currency(amount.currency).decimals;
  const to = world.currency(currency).decimals;
  const net = amount.units - fee;
  step.amount = amount;
  step.fee = { currency: amount.currency, units: fee };
  step.rate = rate;
  step.received = {
    currency,
    units: rate === undefined ? rescale(net, from, to) : exchange(net, rate, from, to),
  };
}

/**
 * Checks the currency, decimals and bounds of an amount in a kind of transaction. Returns the
 * amount.
 *
 * @param field field of the request that contains the amount
 * @throws Problem `currency_not_supported` or `amount_invalid`
 */
export function checkAmount(
  world: World,
  kind: string,
  input: { readonly value: string; readonly currency: string },
  field = 'amount',
): Money {
  const currency = world.currency(input.currency);
  if (!takesCurrency(world, kind, currency)) {
    throw fieldProblem(
      'currency_not_supported',
      `${field}.currency`,
      `${currency.code} cannot be used in ${kind}`,
    );
  }
  const units = parseUnits(input.value, currency.decimals);
  if (units === undefined) {
    throw fieldProblem('amount_invalid', `${field}.value`, `Must have ${decimalsText(currency)}`);
  }
  const money = { currency: currency.code, units };
  checkBounds(world, kind, money, `${field}.value`);
  return money;
}

/** Returns the number of decimals of a currency in words, for messages. */
export function decimalsText({ decimals }: CurrencyData): string {
  return decimals === 0 ? 'no decimals' : `${decimals} decimals`;
}

/**
 * Checks that two currencies are different and can be exchanged.
 *
 * @param field field of the request that contains one of them
 * @throws Problem `currency_not_supported`
 */
export function checkExchange(world: World, sold: string, bought: string, field: string): void {
  const isSupported = [sold, bought].every((code) =>
    takesCurrency(world, world.kinds.exchange, world.currency(code)),
  );
  if (isSupported && sold !== bought) return;
  const message = `${sold} cannot be exchanged for ${bought}`;
  throw fieldProblem('currency_not_supported', field, message);
}

/**
 * Returns the currency whose limits apply to an amount: the stablecoin for a payment in
 * stablecoins, otherwise the amount's own currency.
 */
function boundsOf(world: World, kind: string, currency: string): CurrencyData {
  const { kinds, data } = world;
  const paid =
    kind === kinds.stablecoinOut
      ? data.currencies.list.find(({ settlesIn }) => settlesIn === currency)
      : undefined;
  return paid ?? world.currency(currency);
}

/**
 * Checks that an amount of a kind of transaction is within the limits that apply to it.
 *
 * @param field field of the request that the amount comes from
 * @param verb beginning of the message
 * @throws Problem `amount_invalid`
 */
export function checkBounds(
  world: World,
  kind: string,
  money: Money,
  field: string,
  verb = 'Must be',
): void {
  if (isWithinBounds(world, kind, money)) return;
  const range = rangeText(world, boundsOf(world, kind, money.currency), money.currency);
  throw fieldProblem('amount_invalid', field, `${verb} ${range}`);
}

/**
 * Returns bounds in words, for messages: `from 1.00 to 10000000.00 EUR`.
 *
 * @param bounds in whole units of the currency
 */
export function rangeText(
  world: World,
  { minimum, maximum }: { readonly minimum: number; readonly maximum: number },
  currency: string,
): string {
  const [least, most] = [minimum, maximum].map((whole) =>
    world.decimal(world.unitsOf(whole, currency), currency),
  );
  return `from ${least} to ${most} ${currency}`;
}

/**
 * Returns the limit that an amount violates, as the API shows it. The amount must be outside the
 * limits that apply to it.
 */
export function brokenBound(world: World, kind: string, { currency, units }: Money): ExceededLimit {
  const bounds = boundsOf(world, kind, currency);
  const minimum = world.unitsOf(bounds.minimum, currency);
  const maximum = world.unitsOf(bounds.maximum, currency);
  return {
    of: 'currency',
    customer_id: null,
    per: 'transaction',
    amount: world.amount({ currency, units: units < minimum ? minimum : maximum }),
    left: world.amount({ currency, units: maximum }),
    until: null,
  };
}

/** Returns whether an amount of a kind of transaction is within the limits that apply to it. */
export function isWithinBounds(world: World, kind: string, { currency, units }: Money): boolean {
  const { minimum, maximum } = boundsOf(world, kind, currency);
  return units >= world.unitsOf(minimum, currency) && units <= world.unitsOf(maximum, currency);
}

/** Returns whether an amount is below the minimum of its currency. */
export function isBelowMinimum(world: World, { currency, units }: Money): boolean {
  return units < world.unitsOf(world.currency(currency).minimum, currency);
}
