/** An exact decimal number: `units` divided by ten to the power of `decimals`. */
interface Decimal {
  readonly units: bigint;
  readonly decimals: number;
}

function decimal(text: string): Decimal {
  const [whole = '', fraction = ''] = text.split('.');
  return { units: BigInt(whole + fraction), decimals: fraction.length };
}

/** Rounds half to even, as the fee schedule says. */
function round({ units, decimals }: Decimal, to: number): Decimal {
  if (decimals <= to) return { units: units * 10n ** BigInt(to - decimals), decimals: to };
  const divisor = 10n ** BigInt(decimals - to);
  const quotient = units / divisor;
  const twice = (units % divisor) * 2n;
  const roundsUp = twice > divisor || (twice === divisor && quotient % 2n === 1n);
  return { units: roundsUp ? quotient + 1n : quotient, decimals: to };
}

function format({ units, decimals }: Decimal): string {
  const digits = units.toString().padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  return decimals === 0 ? digits : `${digits.slice(0, point)}.${digits.slice(point)}`;
}

/** Returns the fee for an amount at a rate in basis points, rounded to a number of decimals. */
export function feeOf(amount: string, basisPoints: number, decimals: number): string {
  const { units, decimals: own } = decimal(amount);
  return format(round({ units: units * BigInt(basisPoints), decimals: own + 4 }, decimals));
}

/** Returns the amount less the fee, times the rate, rounded to a number of decimals. */
export function receivedOf(amount: string, fee: string, rate: string, decimals: number): string {
  const sent = decimal(amount);
  const factor = decimal(rate);
  const left = sent.units - round(decimal(fee), sent.decimals).units;
  const product = { units: left * factor.units, decimals: sent.decimals + factor.decimals };
  return format(round(product, decimals));
}

/** Returns the sum of two decimal strings that have the same number of decimals. */
export function sumOf(first: string, second: string): string {
  const { units, decimals } = decimal(first);
  return format({ units: units + decimal(second).units, decimals });
}

/** Counts the decimals of a decimal string. */
export function decimalsOf(text: string): number {
  return decimal(text).decimals;
}
