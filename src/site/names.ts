/**
 * The two names everything else is derived from. In content they are the tokens
 * `{brand}`, `{network}` (as in addresses) and `{Brand}`, `{Network}` (as shown).
 */
export const brand = 'numeria';
export const brandName = 'Numeria';
export const network = 'numerianet';
export const networkName = 'NumeriaNet';

/** Replaces `{brand}` and `{network}` in a file path or an address. */
export function withNames(text: string): string {
  return text.replaceAll('{brand}', brand).replaceAll('{network}', network);
}
