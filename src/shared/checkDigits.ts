/** Returns a number modulo 97; letters in it stand for 10 (A) to 35 (Z), as in ISO 7064. */
function modulo97(text: string): number {
  let remainder = 0;
  for (const character of text) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
}

/** Returns whether the last two characters of an LEI, its check digits, are right. */
export const hasLeiCheckDigits = (lei: string): boolean => modulo97(lei) === 1;

/**
 * Returns whether the third and fourth characters of an IBAN, its check digits, are right. The IBAN
 * must not contain spaces.
 */
export const hasIbanCheckDigits = (iban: string): boolean =>
  modulo97(iban.slice(4) + iban.slice(0, 4)) === 1;

/**
 * Returns whether the nine digits of an ABA routing number, weighted 3, 7, 1 in turn, add up to a
 * multiple of 10.
 */
export function hasAbaCheckDigit(number: string): boolean {
  const weights = [3, 7, 1];
  const sum = [...number].reduce(
    (total, digit, position) => total + Number(digit) * (weights[position % 3] ?? 0),
    0,
  );
  return sum % 10 === 0;
}
