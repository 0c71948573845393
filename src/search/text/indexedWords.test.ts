import { indexedWords } from './indexedWords';

describe('indexedWords', () => {
  it.each<[string, string, string[]]>([
    ['words once', 'Pay a fee, pay', ['pay', 'a', 'fee']],
    ['parts of identifiers, marked', 'returnData', ['returndata', '~return', '~data']],
    [
      'parts that are words elsewhere, unmarked',
      'data in returnData',
      ['data', 'in', 'returndata', '~return'],
    ],
    ['fields', 'customer_id', ['customerid', '~customer', '~id']],
    ['compounds, whose parts are words', 'cut-off', ['cutoff', 'cut', 'off']],
    ['base58 strings only as a whole', '9XyLsmABab12Cd34Ef', ['9xylsmabab12cd34ef']],
    ['no signatures', `x ${'5h'.repeat(44)}`, ['x']],
  ])('indexes %s', (_name, text, expected) => {
    expect(indexedWords(text, new Set())).toEqual(expected);
  });

  it('leaves out stop words, even in identifiers', () => {
    expect(indexedWords('by the byOwner', new Set(['by', 'the']))).toEqual(['byowner', '~owner']);
  });
});
