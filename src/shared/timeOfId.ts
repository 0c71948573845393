/** The digits of Crockford's base 32, which the institution API's ids use. */
export const idDigits = '0123456789abcdefghjkmnpqrstvwxyz';

/**
 * Returns the time in an id of the institution API, such as `txn_01kazk3gbwm4s0vp1r2x88rtqj`, in
 * ISO 8601: the first 10 of its 26 digits are milliseconds since 1970. Returns undefined for other
 * texts.
 */
export function timeOfId(id: string): string | undefined {
  const time = /^[a-z]{3}_(0[0-9a-hjkmnp-tv-z]{9})[0-9a-hjkmnp-tv-z]{16}$/.exec(id)?.[1];
  if (time === undefined) return undefined;
  const milliseconds = [...time].reduce((sum, digit) => sum * 32 + idDigits.indexOf(digit), 0);
  return new Date(milliseconds).toISOString();
}
