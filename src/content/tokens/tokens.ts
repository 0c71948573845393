import { isObject } from '../../shared/isObject';
import { didYouMean } from '../../shared/suggest';
import { isReported, explainMissingFile } from './reportedData';
import { tokenValue } from './tokenValue';
import type { Explanation, Tokens, TokenValue } from '../types';

/** How to write a value: `1,000,000` in prose, `1000000` in code. */
type TokenStyle = 'prose' | 'code';

type TokenLookup =
  { readonly found: true; readonly text: string } | ({ readonly found: false } & Explanation);

const tokenName = /^[A-Za-z][\w-]*(?:\.[\w-]+)*$/;
const tokenInText = /\{([A-Za-z][\w-]*(?:\.[\w-]+)*)\}/g;
const tokenInCode = /([$\\]?)\{([A-Za-z][\w-]*(?:\.[\w-]+)*)\}/g;
const bracesInText = /\\\{|\{([^{}]*)\}|\{/g;

const literalBraceAdvice = 'write \\{ for a literal brace';

function isTokenName(name: string): boolean {
  return tokenName.test(name);
}

/**
 * Returns whether a value is a string with one token and nothing else. The token may stand for a
 * value of any type.
 */
export const isTokenText = (value: unknown): boolean =>
  typeof value === 'string' && /^\{[\w.-]+\}$/.test(value);

const allNames = new WeakMap<Tokens, readonly string[]>();

function namesBelow(group: { readonly [name: string]: TokenValue }, prefix: string): string[] {
  return Object.entries(group).flatMap(([key, value]) =>
    isObject(value) ? namesBelow(value, `${prefix}${key}.`) : [`${prefix}${key}`],
  );
}

/** Returns the dotted names of all tokens that are not groups. */
export function tokenNames(tokens: Tokens): readonly string[] {
  const cached = allNames.get(tokens);
  if (cached !== undefined) return cached;
  const names = namesBelow(tokens, '');
  allNames.set(tokens, names);
  return names;
}

/** Shared, because creating a format for each number would be slow. */
const proseFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 20 });

/** Formats a number for prose: with thousands separators and all its decimals. */
export const formatNumber = (value: number): string => proseFormat.format(value);

/**
 * Formats a value for readers. In prose, numbers have thousands separators and booleans are yes or
 * no; in code, numbers have none and booleans are true or false. Lists are joined with commas.
 *
 * @returns undefined for groups, and for lists that contain one
 */
export function formatValue(value: TokenValue, style: TokenStyle): string | undefined {
  switch (typeof value) {
    case 'string':
      return value;
    case 'number':
      return style === 'code' ? String(value) : formatNumber(value);
    case 'boolean':
      return style === 'code' ? String(value) : value ? 'yes' : 'no';
    default: {
      if (!Array.isArray(value)) return undefined;
      const parts = value.map((item: TokenValue) => formatValue(item, style));
      return parts.includes(undefined) ? undefined : parts.join(', ');
    }
  }
}

/** Returns the dotted name of the first value in a group, at any depth, that text can contain. */
function nameOfFirstValue(name: string, value: TokenValue): string {
  const [first] = formatValue(value, 'prose') === undefined ? Object.entries(value) : [];
  return first === undefined
    ? name
    : nameOfFirstValue(`${name}.${first[0]}`, first[1] as TokenValue);
}

/**
 * Returns the text of a value, with tokens in it replaced (`{network}_to_fiat`); undefined if
 * `formatValue` returns none. Leaves unknown and circular tokens as they are.
 *
 * @param inside names of the tokens being expanded
 */
function textOfValue(
  value: TokenValue,
  tokens: Tokens,
  style: TokenStyle,
  inside: readonly string[],
): string | undefined {
  const text = formatValue(value, style);
  if (!text?.includes('{')) return text;
  return text.replace(tokenInText, (whole, name: string) => {
    const inner = inside.includes(name) ? undefined : tokenValue(name, tokens);
    if (inner === undefined) return whole;
    return textOfValue(inner, tokens, style, [...inside, name]) ?? whole;
  });
}

/** Finds names in braces, whether or not they are tokens. */
export function namesInBraces(text: string): { readonly name: string; readonly offset: number }[] {
  return [...text.matchAll(tokenInText)].map(({ 1: name = '', index }) => ({
    name,
    offset: index,
  }));
}

/**
 * Returns the value of a string that consists of a single token, if it is a number, a boolean or a
 * list; undefined otherwise.
 *
 * @param inside names of the tokens being expanded
 */
export function typedValue(
  text: string,
  tokens: Tokens,
  inside: readonly string[] = [],
): TokenValue | undefined {
  const [token, ...others] = namesInBraces(text);
  if (token === undefined || others.length > 0 || text !== `{${token.name}}`) return undefined;
  if (inside.includes(token.name)) return undefined;
  const value = tokenValue(token.name, tokens);
  if (typeof value === 'string') return typedValue(value, tokens, [...inside, token.name]);
  return isObject(value) ? undefined : value;
}

/**
 * Looks up a token by the text between its braces. A token whose error has already been reported
 * counts as found, with itself as the text.
 *
 * @param braceAdvice advice for a literal brace
 */
export function lookUpToken(
  name: string,
  tokens: Tokens,
  style: TokenStyle,
  braceAdvice = literalBraceAdvice,
): TokenLookup {
  if (!isTokenName(name)) {
    return {
      found: false,
      message: `"{${name}}" is not a token.`,
      advice: `Put a token such as {network} in the braces, or ${braceAdvice}.`,
    };
  }
  if (isReported(name, tokens)) return { found: true, text: `{${name}}` };
  const value = tokenValue(name, tokens);
  const missing = value === undefined ? explainMissingFile(name, tokens) : undefined;
  if (missing !== undefined) return { found: false, ...missing };
  if (value === undefined) {
    return {
      found: false,
      message: `Unknown token "{${name}}".`,
      advice: didYouMean(
        name,
        tokenNames(tokens),
        `Use a site name or a value of a file in reference/, or ${braceAdvice}.`,
        (candidate) => `{${candidate}}`,
      ),
    };
  }
  const text = textOfValue(value, tokens, style, [name]);
  if (text === undefined) {
    return {
      found: false,
      message: `The token "{${name}}" is a group of values, which text cannot contain.`,
      advice: `Use one of its values, such as {${nameOfFirstValue(name, value)}}.`,
    };
  }
  return { found: true, text };
}

/** Replaces known tokens. Keeps all other braces, which may be part of code. */
export function replaceKnownTokens(text: string, tokens: Tokens, style: TokenStyle): string {
  if (!text.includes('{')) return text;
  return text.replace(tokenInText, (whole, name: string) => {
    const value = tokenValue(name, tokens);
    return value == null ? whole : (textOfValue(value, tokens, style, [name]) ?? whole);
  });
}

/**
 * Replaces known tokens in a sample or inline code. Keeps `${network}`, which belongs to the code.
 * `\{network}` becomes the text `{network}`.
 */
export function replaceTokensInCode(text: string, tokens: Tokens): string {
  if (!text.includes('{')) return text;
  return text.replace(tokenInCode, (whole, prefix: string, name: string) => {
    if (tokenValue(name, tokens) === undefined || prefix === '$') return whole;
    return prefix === '' ? replaceKnownTokens(whole, tokens, 'code') : whole.slice(1);
  });
}

/**
 * Replaces all tokens in plain text. Reports other text in braces, and a brace that is not
 * closed. `\{` is a literal brace.
 *
 * @param braceAdvice advice for a literal brace
 */
export function replaceTokens(
  text: string,
  tokens: Tokens,
  report: (message: string, advice: string) => void,
  braceAdvice = literalBraceAdvice,
): string {
  if (!text.includes('{')) return text;
  return text.replace(bracesInText, (whole, inner: string | undefined) => {
    if (whole === '{') {
      report('A "{" is not closed.', `Close it with }, or ${braceAdvice}.`);
      return whole;
    }
    if (inner === undefined) return '{';
    const lookup = lookUpToken(inner.trim(), tokens, 'prose', braceAdvice);
    if (lookup.found) return lookup.text;
    report(lookup.message, lookup.advice);
    return whole;
  });
}
