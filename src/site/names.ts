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
 * Replaces the names with the tokens that authors write, `{brand}` and `{network}`. Leaves alone
 * names inside longer words, and capitalised names, as in prose.
 */
export function withNameTokens(text: string): string {
  return text.replace(/[A-Za-z]+/g, (word) =>
    word === network ? '{network}' : word === brand ? '{brand}' : word,
  );
}
