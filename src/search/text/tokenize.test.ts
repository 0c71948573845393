import { tokenize, tokensOf } from './tokenize';

const shown = (text: string) =>
  tokenize(text).map(({ whole, parts }) =>
    parts.length === 0
      ? whole.token
      : `${whole.token}(${parts.map(({ token }) => token).join(' ')})`,
  );

describe('tokenize', () => {
  it.each<[string, string, string[]]>([
    ['words', 'Pay a fee.', ['pay', 'a', 'fee']],
    ['camelCase', 'getTokenSupply', ['gettokensupply(get token supply)']],
    ['an acronym in an identifier', 'isJSONParsed', ['isjsonparsed(is json parsed)']],
    ['digits in an identifier', 'base58 u64 ID2Name', ['base58', 'u64', 'id2name(id2 name)']],
    ['underscores', 'fiat_to_usd', ['fiattousd(fiat to usd)']],
    ['hyphens', 'real-time', ['realtime(real time)']],
    ['paths', 'value[].account.rentEpoch', ['value', 'account', 'rentepoch(rent epoch)']],
    ['accents', 'Café Łódź Straße', ['cafe', 'lodz', 'strasse']],
    ['apostrophes', "don't the network’s", ['dont', 'the', 'network']],
    ['possessive acronyms and identifiers', 'JSON’s getBlock’s', ['json', 'getblock(get block)']],
    ['grouped digits', '500,000 and 1,234.50', ['500000', 'and', '1234.50']],
    ['error codes', '-32007', ['32007']],
    ['versions', 'v1.18.0 0.05', ['1.18.0', '0.05']],
    ['digits that are not a group', '12,34', ['12', '34']],
    ['a text without words', '… <> [] 💶', []],
    ['half a surrogate pair', 'a\uD800b', ['a', 'b']],
    ['names of object properties', '__proto__ constructor', ['proto', 'constructor']],
  ])('returns the tokens of %s', (_name, text, expected) => {
    expect(shown(text)).toEqual(expected);
  });

  it('reports positions of words and parts', () => {
    const text = 'Call getBlock.';
    const [, chunk] = tokenize(text);
    const cut = [chunk?.whole, ...(chunk?.parts ?? [])].map((word) =>
      text.slice(word?.start, word?.end),
    );
    expect(cut).toEqual(['getBlock', 'get', 'Block']);
  });
});

describe('tokensOf', () => {
  it('returns each word once', () => {
    expect(tokensOf('getBlock, then getBlock')).toEqual(['getblock', 'get', 'block', 'then']);
  });

  it('skips signatures', () => {
    expect(tokensOf(`x ${'5h'.repeat(44)}`)).toEqual(['x']);
  });
});
