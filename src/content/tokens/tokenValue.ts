import type { Tokens, TokenValue } from '../types';

/**
 * Returns the value of a dotted name; undefined if there is none. The entries of a list have the
 * names 0, 1 and so on.
 */
export function tokenValue(name: string, tokens: Tokens): TokenValue | undefined {
  let value: TokenValue | undefined = tokens;
  for (const part of name.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part))
      return undefined;
    value = (value as { readonly [name: string]: TokenValue })[part];
  }
  return value;
}
