import { fillerFindings, headingFindings, spellingFindings } from './lint';
import { proseTexts } from './texts';

const text = (value: string, isHeading = false) => ({
  file: 'page.mdx',
  line: 4,
  column: 3,
  text: value,
  isHeading,
});
const messages = (found: readonly { readonly message: string }[]) =>
  found.map(({ message }) => message);

describe('spelling', () => {
  const speller = { correct: (word: string) => ['send', 'the', 'token'].includes(word) };

  it.each([
    ['send the tokn', ['Unknown word "tokn".']],
    ['send the API token', []],
    ['send https://host.example/tokn', []],
  ])('%s', (value, expected) => {
    expect(messages(spellingFindings(text(value), speller))).toEqual(expected);
  });

  it('names line and column, on later lines of a text too', () => {
    expect(spellingFindings(text('send the\nbad token'), speller)).toEqual([
      { file: 'page.mdx', line: 5, column: 1, message: 'Unknown word "bad".' },
    ]);
  });
});

it.each([
  ['Send it in order to pay.', ['Leave out "in order to".']],
  ['The simplest order.', []],
])('fillers: %s', (value, expected) => {
  expect(messages(fillerFindings(text(value)))).toEqual(expected);
});

it.each([
  ['Send The token', ['"The" has a capital within a heading.']],
  ['Example: The token in Hamburg', []],
  ['When is it final? The answer', []],
  ['The API key', []],
])('heading case: %s', (value, expected) => {
  expect(messages(headingFindings(text(value, true), new Set(['Hamburg'])))).toEqual(expected);
});

it('reads prose without code, tokens and comments, with its places', () => {
  const source = { file: 'page.mdx', text: '## Send {fees.base}\n\nUse `tokn`. {/* tokn */}\n' };
  expect(proseTexts(source).map(({ line, text: value }) => [line, value.trim()])).toEqual([
    [1, 'Send'],
    [3, 'Use'],
    [3, '.'],
  ]);
});
