import { excerptOf, markWords, type Piece } from './excerpt';

const withBrackets = (pieces: readonly Piece[]) =>
  pieces.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');

const isOneOf =
  (...words: string[]) =>
  (token: string) =>
    words.includes(token);

describe('markWords', () => {
  it.each<[string, string[], string]>([
    ['a fee is paid', ['fee'], 'a [fee] is paid'],
    ['getTokenSupply now', ['supply'], 'getToken[Supply] now'],
    ['getTokenSupply', ['gettokensupply'], '[getTokenSupply]'],
    ['getTokenSupply', ['gettokensupply', 'token'], 'get[Token]Supply'],
    ['nothing', ['fee'], 'nothing'],
    ['<b>fee</b>', ['fee'], '<b>[fee]</b>'],
  ])('marks "%s" for the words %j: %s', (text, words, expected) => {
    expect(withBrackets(markWords(text, isOneOf(...words)))).toBe(expected);
  });
});

describe('excerptOf', () => {
  const text =
    'The fee payer signs first. Every signature costs a base fee which the network burns in part.';

  it('returns a short text whole', () => {
    expect(withBrackets(excerptOf('The fee', isOneOf('fee'), 50))).toBe('The [fee]');
  });

  it('shows the part with the most words of the query, starting at a word', () => {
    const excerpt = withBrackets(excerptOf(text, isOneOf('base', 'fee'), 50));
    expect(excerpt).toContain('[base] [fee]');
    expect(excerpt).toMatch(/^….*…$/);
    expect(text).toContain(` ${excerpt.replace(/[[\]…]/g, '')}`);
  });

  it('prefers a whole name to parts of it, and two different words to one word in upper and lower case', () => {
    const isMarked = isOneOf('settlement', 'paused', 'settlementpaused');
    for (const between of ['then', 'and then the code', 'again, and then the code']) {
      const parts = `The stablecoin is paused for 120 s, ${between} settlement_paused is refused.`;
      expect(withBrackets(excerptOf(parts, isMarked, 48))).toContain('[settlement_paused]');
    }
    const cases = 'Fee here, fee there; nothing else is in this part. The base fee follows.';
    expect(withBrackets(excerptOf(cases, isOneOf('base', 'fee'), 40))).toContain('[base] [fee]');
  });

  it('does not cut off a match for which the excerpt was chosen', () => {
    const paused = 'Nothing moves while the settlement token of a currency is paused, until then.';
    const excerpt = withBrackets(excerptOf(paused, isOneOf('settlement', 'paused'), 44));
    expect(excerpt).toBe('…[settlement] token of a currency is [paused],…');
  });

  it('keeps the separators between cells, but none at the ends of the excerpt', () => {
    const table = 'Limit · Value · Error · Body · 64 kB · payload_too_large · Batch · 10 calls';
    const shown = (word: string, length: number) =>
      withBrackets(excerptOf(table, isOneOf(word), length));
    expect(shown('value', 24)).toBe('Limit · [Value] · Error…');
    expect(shown('error', 12)).toBe('…[Error]…');
    expect(shown('body', 18)).toBe('…Error · [Body]…');
    for (let length = 10; length < table.length; length += 1) {
      for (const word of ['error', 'body', '64', 'batch', 'none'])
        expect(shown(word, length)).not.toMatch(/^…?·|·…?$|… | …/);
    }
  });

  it('starts at the beginning when no word matches', () => {
    expect(withBrackets(excerptOf(text, isOneOf('x'), 20))).toBe('The fee payer…');
  });

  it.each([10, 20, 50])('is never longer than %d characters', (length) => {
    for (const word of ['fee', 'payer', 'burns', 'part', 'none']) {
      const shown = excerptOf(text, isOneOf(word), length);
      expect(shown.map((piece) => piece.text).join('').length).toBeLessThanOrEqual(length);
    }
  });

  it('does not cut surrogate pairs', () => {
    const shown = excerptOf('💶'.repeat(60), isOneOf('x'), 50);
    expect(shown.map((piece) => piece.text).join('')).not.toMatch(
      /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/,
    );
  });

  it('shows a marked word after a word longer than the excerpt', () => {
    const shown = withBrackets(
      excerptOf(`${'5'.repeat(66)} target and more of it here`, isOneOf('target'), 50),
    );
    expect(shown).toContain('[target]');
  });

  it('cuts a word longer than the excerpt', () => {
    const shown = excerptOf('a'.repeat(200), isOneOf('a'.repeat(200)), 50);
    expect(shown.map((piece) => piece.text).join('').length).toBeLessThanOrEqual(50);
  });
});
