/**
 * The base58 digits in order of value. The characters 0, O, I and l are left out because they look
 * alike.
 */
export const base58Alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** Returns how many bytes a base58 string encodes; undefined for any other string. */
export function base58Bytes(text: string): number | undefined {
  const zeros = /^1*/.exec(text)?.[0].length ?? 0;
  let value = 0n;
  for (const character of text) {
    const digit = base58Alphabet.indexOf(character);
    if (digit === -1) return undefined;
    value = value * 58n + BigInt(digit);
  }
  const hex = value === 0n ? '' : value.toString(16);
  return zeros + Math.ceil(hex.length / 2);
}
