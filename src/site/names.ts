/**
 * The names of the brand and the network. Content writes them as tokens: `{brand}`, `{network}` in
 * addresses and `{Brand}`, `{Network}` in prose.
 */
export const brand = 'numeria';
export const brandName = 'Numeria';
export const network = 'numerianet';
export const networkName = 'NumeriaNet';

/** Replaces `{brand}` and `{network}` in a file path or address. */
export function withNames(text: string): string {
  return text.replaceAll('{brand}', brand).replaceAll('{network}', network);
}

/**
 * Returns a text as authors write it: the tokens `{brand}` and `{network}` in place of the names.
 * Keeps names inside longer words, and names that start with a capital, as in prose.
 */
export function withNameTokens(text: string): string {
  return text.replace(/[A-Za-z]+/g, (word) =>
    word === network ? '{network}' : word === brand ? '{brand}' : word,
  );
}
