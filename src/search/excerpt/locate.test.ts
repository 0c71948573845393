import { locateText } from './locate';

const texts = { '': 'a fee', '#fees': 'the base fee is burnt', '#other': 'nothing' };
const only =
  (...words: string[]) =>
  (token: string) =>
    words.includes(token);

describe('locateText', () => {
  it.each<[string, string, string[], string | undefined]>([
    ['its own section', '#fees', ['fee'], '#fees'],
    ['the section with most words', '', ['base', 'fee'], '#fees'],
    ['the top among equals', '', ['fee'], ''],
    ['another section where the own one lacks the words', '#other', ['burnt'], '#fees'],
    ['another section where the own one is gone', '#gone', ['burnt'], '#fees'],
    ['nothing', '#fees', ['x'], undefined],
    ['no inherited name', 'constructor', ['x'], undefined],
  ])('finds %s', (_name, hash, words, expected) => {
    expect(locateText(texts, hash, only(...words))?.hash).toBe(expected);
  });

  it('leaves the texts of other hits to them', () => {
    const taken = new Set(['#fees']);
    expect(locateText(texts, '', only('base', 'fee'), taken)?.hash).toBe('');
    expect(locateText(texts, '', only('burnt'), taken)).toBeUndefined();
    expect(locateText(texts, '#fees', only('burnt'), taken)?.hash).toBe('#fees');
  });
});
