import { replaceKnownTokens, typedValue } from '../tokens/tokens';
import type { Tokens, TokenValue } from '../types';

/**
 * Returns a copy of a value with `change` applied to each string that contains an opening brace.
 */
export function mapTexts(value: TokenValue, change: (text: string) => TokenValue): TokenValue {
  if (typeof value === 'string') return value.includes('{') ? change(value) : value;
  if (Array.isArray(value)) return value.map((item: TokenValue) => mapTexts(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)]),
  );
}

/** Replaces the known tokens in data. */
export function withTokens(value: TokenValue, tokens: Tokens): TokenValue {
  return mapTexts(
    value,
    (text) => typedValue(text, tokens) ?? replaceKnownTokens(text, tokens, 'code'),
  );
}

/**
 * Replaces each string that consists of one token with the token's value, if that is a number,
 * boolean or list. Leaves all other tokens as they are.
 */
export function withTypedTokens(tokens: Tokens): Tokens {
  return mapTexts(tokens, (text) => typedValue(text, tokens) ?? text) as Tokens;
}
