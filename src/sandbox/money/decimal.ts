/* Decimal arithmetic with bigints. An amount is a number of smallest units. */

/** A decimal number: `units` divided by ten to the power of `scale`. */
export interface Rate {
  readonly units: bigint;
  readonly scale: number;
}

const basisPoints = 10_000n;

/** Returns 10 to the power of `exponent`. */
export function powerOfTen(exponent: number): bigint {
  // Not `10n ** …`: compilers for older browsers turn it into `Math.pow`.
  return BigInt(`1${'0'.repeat(exponent)}`);
}

/** Divides and rounds half to even. `dividend` is 0 or more, `divisor` above 0. */
export function divide(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  const twice = (dividend % divisor) * 2n;
  const isUp = twice > divisor || (twice === divisor && quotient % 2n === 1n);
  return isUp ? quotient + 1n : quotient;
}

/**
 * Converts a decimal string to smallest units. Returns undefined if the string does not have
 * `decimals` decimals.
 */
export function parseUnits(value: string, decimals: number): bigint | undefined {
  const [whole = '', fraction = ''] = value.split('.');
  if (fraction.length !== decimals || value.endsWith('.')) return undefined;
  return BigInt(whole + fraction);
}

/** Formats smallest units as a decimal string: 1050 with 2 decimals is "10.50". */
export function formatUnits(units: bigint, decimals: number): string {
  const digits = units.toString().padStart(decimals + 1, '0');
  if (decimals === 0) return digits;
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** Parses a decimal string, such as "1.08500". */
export function parseRate(text: string): Rate {
  const [whole = '', fraction = ''] = text.split('.');
  return { units: BigInt(whole + fraction), scale: fraction.length };
}

/** Formats a rate with all its decimals. */
export function formatRate({ units, scale }: Rate): string {
  return formatUnits(units, scale);
}

/** Returns `bps` basis points of an amount, rounded half to even. */
export function shareOf(units: bigint, bps: number): bigint {
  return divide(units * BigInt(bps), basisPoints);
}

/** Changes an amount's number of decimals; rounds half to even. */
export function rescale(units: bigint, from: number, to: number): bigint {
  return to >= from ? units * powerOfTen(to - from) : divide(units, powerOfTen(from - to));
}

/** Rounds a fraction below 10^digits to `digits` significant digits, half to even. */
export function roundSignificant(dividend: bigint, divisor: bigint, digits: number): Rate {
  let scale = 0;
  while (dividend * powerOfTen(scale) < divisor * powerOfTen(digits - 1)) scale += 1;
  const units = divide(dividend * powerOfTen(scale), divisor);
  // Rounding up may add a digit: 999,999.5 becomes 1,000,000.
  if (units === powerOfTen(digits) && scale > 0)
    return { units: powerOfTen(digits - 1), scale: scale - 1 };
  return { units, scale };
}

/** Adds decimal numbers; the sum has as many decimals as the number with the most. */
export function sumOf(rates: readonly Rate[]): Rate {
  const scale = Math.max(0, ...rates.map((rate) => rate.scale));
  const units = rates.reduce((sum, rate) => sum + rate.units * powerOfTen(scale - rate.scale), 0n);
  return { units, scale };
}

/** Returns whether a rate is less than another. */
export function isLess(rate: Rate, other: Rate): boolean {
  return rate.units * powerOfTen(other.scale) < other.units * powerOfTen(rate.scale);
}
