import { locateText } from './locate';

const texts = { '': 'a fee', '#fees': 'the base fee is burnt', '#other': 'nothing' };
const isOneOf =
  (...words: string[]) =>
  (token: string) =>
    words.includes(token);

describe('locateText', () => {
  it.each<[string, string, string[], string | undefined]>([
    ["the hit's own section", '#fees', ['fee'], '#fees'],
    ['the section with the most words of the query', '', ['base', 'fee'], '#fees'],
    ['the top of the page among equal sections', '', ['fee'], ''],
    ["another section if the hit's own lacks the words", '#other', ['burnt'], '#fees'],
    ["another section if the hit's own is missing", '#gone', ['burnt'], '#fees'],
    ['nothing', '#fees', ['x'], undefined],
    ['nothing for the name of an inherited property', 'constructor', ['x'], undefined],
  ])('finds %s', (_name, hash, words, expected) => {
    expect(locateText(texts, hash, isOneOf(...words))?.hash).toBe(expected);
  });

  it("skips the sections of other hits, but not the hit's own", () => {
    const taken = new Set(['#fees']);
    expect(locateText(texts, '', isOneOf('base', 'fee'), taken)?.hash).toBe('');
    expect(locateText(texts, '', isOneOf('burnt'), taken)).toBeUndefined();
    expect(locateText(texts, '#fees', isOneOf('burnt'), taken)?.hash).toBe('#fees');
  });
});
