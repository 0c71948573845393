import { library } from '../fixtures';
import { brandName, network, networkName } from '../../site/names';
import {
  formatValue,
  lookUpToken,
  replaceKnownTokens,
  replaceTokens,
  replaceTokensInCode,
  tokenNames,
  typedValue,
} from './tokens';
import { tokenValue } from './tokenValue';
import type { TokenValue } from '../types';

const { tokens } = library;

describe('tokenValue', () => {
  it.each<[string, TokenValue | undefined]>([
    ['fees.base', 5000],
    ['limits.tiers.1', 25000],
    ['currencies.list.0.bank.days', 1],
    ['fees', { base: 5000, rate: 0.25, refundable: false }],
    ['fees.none', undefined],
    ['fees.base.deeper', undefined],
    ['constructor', undefined],
    ['fees.__proto__', undefined],
  ])('maps %s to %j', (name, expected) => {
    expect(tokenValue(name, tokens)).toEqual(expected);
  });
});

describe('formatValue', () => {
  it.each<[TokenValue, string | undefined, string | undefined]>([
    [1000000, '1,000,000', '1000000'],
    [0.000005, '0.000005', '0.000005'],
    [1234.5, '1,234.5', '1234.5'],
    [-20, '-20', '-20'],
    [true, 'yes', 'true'],
    [false, 'no', 'false'],
    ['text', 'text', 'text'],
    [['a', 'b'], 'a, b', 'a, b'],
    [[1000, 2000], '1,000, 2,000', '1000, 2000'],
    [[], '', ''],
    [{ a: 1 }, undefined, undefined],
    [[{ a: 1 }], undefined, undefined],
  ])('formats %j as %j in prose and as %j in code', (value, prose, code) => {
    expect(formatValue(value, 'prose')).toBe(prose);
    expect(formatValue(value, 'code')).toBe(code);
  });
});

describe('tokenNames', () => {
  it('lists every value by its dotted name', () => {
    expect(tokenNames({ a: 1, b: { c: 'x', d: { e: true } }, f: [1] })).toEqual([
      'a',
      'b.c',
      'b.d.e',
      'f',
    ]);
  });
});

describe('lookUpToken', () => {
  it.each([
    ['network', network],
    ['Network', networkName],
    ['fees.base', '5,000'],
  ])('finds %s: %s', (name, text) => {
    expect(lookUpToken(name, tokens, 'prose')).toEqual({ found: true, text });
  });
  it.each([
    ['1 + 1', '"{1 + 1}" is not a token.'],
    ['', '"{}" is not a token.'],
    ['a.', '"{a.}" is not a token.'],
    ['nothing', 'Unknown token "{nothing}".'],
    ['fees', 'The token "{fees}" is a group of values, which text cannot contain.'],
    [
      'currencies.list',
      'The token "{currencies.list}" is a group of values, which text cannot contain.',
    ],
  ])('says what is wrong with %j', (name, message) => {
    expect(lookUpToken(name, tokens, 'prose')).toMatchObject({ found: false, message });
  });

  it('suggests the first value in nested groups', () => {
    expect(lookUpToken('currencies.list', tokens, 'prose')).toMatchObject({
      advice: 'Use one of its values, such as {currencies.list.0.code}.',
    });
  });
});

describe('values with tokens', () => {
  const nested = {
    network: 'net',
    kind: '{network}_to_fiat',
    first: '{kind}!',
    loop: '{loop} {kind}',
  };
  it.each([
    ['{kind}', 'net_to_fiat'],
    ['{first}', 'net_to_fiat!'],
    ['{loop}', '{loop} net_to_fiat'],
  ])('are expanded, except for a token in its own value: %s → %s', (text, expected) => {
    expect(replaceKnownTokens(text, nested, 'code')).toBe(expected);
    expect(lookUpToken(text.slice(1, -1), nested, 'prose')).toEqual({
      found: true,
      text: expected,
    });
  });
});

describe('typedValue', () => {
  const values = { a: 5000, b: '{a}', c: '{c}', d: { e: true, f: [1, 2] }, g: 'text' };
  it.each([
    ['{a}', 5000],
    ['{b}', 5000],
    ['{d.e}', true],
    ['{d.f}', [1, 2]],
    ['{c}', undefined],
    ['{d}', undefined],
    ['{g}', undefined],
    ['{nothing}', undefined],
    ['{a} ', undefined],
    ['{a}{a}', undefined],
    ['', undefined],
  ])('maps %j to %j', (text, expected) => {
    expect(typedValue(text, values)).toEqual(expected);
  });
});

describe('replaceKnownTokens', () => {
  it.each([
    ['{network}', network],
    ['a {fees.base} b', 'a 5000 b'],
    ['{"network": {network}}', `{"network": ${network}}`],
    ['{ network }', '{ network }'],
    ['{unknown} {fees}', '{unknown} {fees}'],
    ['${BRAND}', `$${brandName.toUpperCase()}`],
    ['no braces', 'no braces'],
    ['{{network}}', `{${network}}`],
  ])('for %j, returns %j', (text, expected) => {
    expect(replaceKnownTokens(text, tokens, 'code')).toBe(expected);
  });
});

describe('replaceTokens', () => {
  it.each<[string, string, string[]]>([
    ['{Network} to fiat', `${networkName} to fiat`, []],
    ['{ Network }', networkName, []],
    ['{fees.base} and {fees.rate}', '5,000 and 0.25', []],
    ['{netwrok}', '{netwrok}', ['Unknown token "{netwrok}".']],
    ['{a b} {}', '{a b} {}', ['"{a b}" is not a token.', '"{}" is not a token.']],
  ])('for %j, returns %j and reports %j', (text, expected, messages) => {
    const reported: string[] = [];
    expect(replaceTokens(text, tokens, (message) => reported.push(message))).toBe(expected);
    expect(reported).toEqual(messages);
  });
});

describe('replaceTokensInCode', () => {
  it.each([
    ['echo {network}', `echo ${network}`],
    ['echo ${network}', 'echo ${network}'],
    [String.raw`/v1/\{network}/\{other}`, String.raw`/v1/{network}/\{other}`],
    ['{fees.base} {unknown}', '5000 {unknown}'],
  ])('for %j, returns %j', (text, expected) => {
    expect(replaceTokensInCode(text, library.tokens)).toBe(expected);
  });
});
