import type { SandboxData } from '../data';
import { divide, parseRate, powerOfTen, roundSignificant, shareOf, type Rate } from './decimal';

interface Fraction {
  readonly dividend: bigint;
  readonly divisor: bigint;
}

/** Returns the value of one unit of a currency in the pivot currency. */
function pivotRate(data: SandboxData, currency: string): Fraction {
  const { pivot } = data.fx;
  if (currency === pivot || currency === data.stablecoin.symbol) {
    return { dividend: 1n, divisor: 1n };
  }
  for (const { base, quote, rate } of data.sandbox.rates) {
    const { units, scale } = parseRate(rate);
    if (base === currency && quote === pivot)
      return { dividend: units, divisor: powerOfTen(scale) };
    if (quote === currency && base === pivot)
      return { dividend: powerOfTen(scale), divisor: units };
  }
  throw new Error(`sandbox.yaml has no rate for ${currency}. Add one.`);
}

/**
 * Returns the units of `buy` for one unit of `sell`, via the pivot, rounded to the significant
 * digits of a quote.
 */
export function rateBetween(data: SandboxData, sell: string, buy: string): Rate {
  const from = pivotRate(data, sell);
  const to = pivotRate(data, buy);
  return roundSignificant(
    from.dividend * to.divisor,
    from.divisor * to.dividend,
    data.fx.rate.significantDigits,
  );
}

/** Returns the value of an amount in smallest units of the pivot currency, rounded half to even. */
export function valueInPivot(
  data: SandboxData,
  units: bigint,
  currency: string,
  decimals: number,
  pivotDecimals: number,
): bigint {
  const { dividend, divisor } = pivotRate(data, currency);
  return divide(units * dividend * powerOfTen(pivotDecimals), divisor * powerOfTen(decimals));
}

/**
 * Exchanges an amount at a rate; rounds half to even, once.
 *
 * @param from decimals of the currency sold
 * @param to decimals of the currency bought
 */
export function exchange(units: bigint, rate: Rate, from: number, to: number): bigint {
  return divide(units * rate.units * powerOfTen(to), powerOfTen(rate.scale + from));
}

/**
 * Returns the smallest amount to sell, fee included, that yields at least `buy`.
 *
 * @param bps the fee, taken from the amount sold
 * @param from decimals of the currency sold
 * @param to decimals of the currency bought
 */
export function amountToSell(
  buy: bigint,
  rate: Rate,
  bps: number,
  from: number,
  to: number,
): bigint {
  const yielded = (sell: bigint) => exchange(sell - shareOf(sell, bps), rate, from, to);
  const share = BigInt(10_000 - bps);
  let sell =
    (buy * powerOfTen(rate.scale + from) * 10_000n) / (rate.units * powerOfTen(to) * share);
  while (yielded(sell) < buy) sell += 1n;
  while (sell > 0n && yielded(sell - 1n) >= buy) sell -= 1n;
  return sell;
}
