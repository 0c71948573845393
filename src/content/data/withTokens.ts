import { replaceKnownTokens, typedValue } from './tokens';
import type { Tokens, TokenValue } from '../types';

function mapTexts(value: TokenValue, change: (text: string) => TokenValue): TokenValue {
  if (typeof value === 'string') return value.includes('{') ? change(value) : value;
  if (Array.isArray(value)) return value.map((item: TokenValue) => mapTexts(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)]),
  );
}

/** Data with all tokens filled in, in longer texts as in code. */
export function withTokens(value: TokenValue, tokens: Tokens): TokenValue {
  return mapTexts(
    value,
    (text) => typedValue(text, tokens) ?? replaceKnownTokens(text, tokens, 'code'),
  );
}

/**
 * Tokens whose texts are one token alone have become the number, boolean or list it stands for, so
 * that a figure stays a figure in a table. Tokens within longer texts stay: how they are written
 * depends on where the text is shown.
 */
export function withTypedTokens(tokens: Tokens): Tokens {
  return mapTexts(tokens, (text) => typedValue(text, tokens) ?? text) as Tokens;
}
