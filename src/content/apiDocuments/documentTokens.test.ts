import { siteTokens } from '../../site/tokens';
import type { Tokens } from '../types';
import { readDocument } from './document';

const tokens: Tokens = {
  ...siteTokens,
  fees: { base: 5000, isFixed: true, note: 'a "quoted" {fees.base}', alias: '{fees.base}' },
  currencies: { codes: ['EUR', '{coin.symbol}'], list: [{ code: 'EUR' }] },
  coin: { symbol: 'USDX' },
};

const read = (text: string) => readDocument({ file: 'a.json', text }, tokens);

describe('readDocument inserts the values of tokens:', () => {
  it.each([
    ['a number', '{"value": "{fees.base}"}', '{"value": 5000}'],
    ['a number through another token', '{"value": "{fees.alias}"}', '{"value": 5000}'],
    ['a boolean', '{"value": "{fees.isFixed}"}', '{"value": true}'],
    ['a list', '{"enum": "{currencies.codes}"}', '{"enum": ["EUR","USDX"]}'],
    ['a string', '{"value": "{coin.symbol}"}', '{"value": "USDX"}'],
    [
      'site names in a key and a value',
      '{"{network}_a": "{Network}"}',
      `{"${siteTokens.network}_a": "${siteTokens.Network}"}`,
    ],
    ['a number in a path', '{"value": "/{fees.base}"}', '{"value": "/5000"}'],
    ['a number in an example', '{"example": ["is {fees.base}"]}', '{"example": ["is 5000"]}'],
    ['a number in prose', '{"description": "is {fees.base}"}', '{"description": "is 5,000"}'],
    ['a string with quotes', '{"value": "{fees.note}!"}', '{"value": "a \\"quoted\\" 5000!"}'],
    ['not for other braces', '{"a": 18446744073709551615, "b": "\\u007b {} { a }"}', undefined],
    ['not for path parameters', '{"/a/{id}": "get /a/{id}"}', undefined],
    ['a number in a key', '{"{fees.base}": 1}', '{"5000": 1}'],
    ['not for braces in a regular expression', '{"pattern": "^\\\\p{L}$"}', undefined],
  ])('%s', (_name, text, expected = text) => {
    const document = read(text);
    expect(document.text).toBe(expected);
    expect(document.data).toEqual(JSON.parse(expected));
    expect(document.problems).toEqual([]);
  });
});
