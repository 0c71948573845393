import {
  fillerFindings,
  headingFindings,
  maxSentenceWords,
  sentenceFindings,
  spellingFindings,
  termFindings,
  translationFindings,
} from './lint';
import { codeMask } from './mask';

const text = (value: string, isHeading = false) => ({
  file: 'page.mdx',
  line: 4,
  column: 3,
  text: value,
  isHeading,
});
const messages = (findings: readonly { readonly message: string }[]) =>
  findings.map(({ message }) => message);

describe('the spelling check', () => {
  const speller = { correct: (word: string) => ['send', 'the', 'token'].includes(word) };

  it.each([
    ['send the tokn', ['Unknown word "tokn". Correct it, or add it to tools/prose/words.txt.']],
    ['send the API token', []],
    ['send https://host.example/tokn', []],
  ])('finds the unknown words, if any, in "%s"', (value, expected) => {
    expect(messages(spellingFindings(text(value), speller))).toEqual(expected);
  });

  it('reports the line and the column, even on later lines of a text', () => {
    expect(spellingFindings(text('send the\nbad token'), speller)).toEqual([
      {
        file: 'page.mdx',
        line: 5,
        column: 1,
        message: 'Unknown word "bad". Correct it, or add it to tools/prose/words.txt.',
        severity: 'error',
      },
    ]);
  });
});

it.each([
  ['Send it in order to pay.', ['Rephrase without "in order to".']],
  ['Note that it is easy.', ['Rephrase without "Note that".', 'Rephrase without "easy".']],
  ['Just send what just came.', ['Rephrase without "Just send".']],
  ['The simplest order.', []],
])('finds the fillers, if any, in "%s"', (value, expected) => {
  expect(messages(fillerFindings(text(value)))).toEqual(expected);
});

it.each([
  [
    'The reason is told to you.',
    ['Instead of "is told", write "says", "informs" or "reports", in the active voice.'],
  ],
  [
    'The name stands in the record, for good.',
    [
      'Instead of "stands in", write "is in" or "has".',
      'Instead of "for good", write "permanently".',
    ],
  ],
  ['The movement goes on the chain.', []],
  ['Do what the guide told you.', []],
])('finds the translated phrases, if any, in "%s"', (value, expected) => {
  expect(messages(translationFindings(text(value)))).toEqual(expected);
});

it.each([
  [
    'Send The token',
    [
      '"The" has a capital within a heading. Write it in lower case, or add it to tools/prose/words.txt if it is a name.',
    ],
  ],
  ['Example: The token in Hamburg', []],
  ['When is it final? The answer', []],
  ['The API key', []],
  [`${codeMask} Guard`, []],
  ['Send the token.', ['The heading ends with a full stop. Remove it.']],
])('reports the mistakes, if any, in the heading "%s"', (value, expected) => {
  expect(messages(headingFindings(text(value, true), new Set(['Hamburg'])))).toEqual(expected);
});

describe('the term check', () => {
  it.each([
    ['content/current/reference/stablecoin.yaml', 'The units are burned.', ['units']],
    ['content/current/reference/stablecoin.yaml', 'One smallest unit, 2 compute units.', []],
    ['content/current/documentation/usd_on_{network}/issuing.mdx', 'One unit.', ['unit']],
    ['content/current/documentation/{network}/tokens.mdx', 'Units of a mint.', []],
  ])('in %s, reports units that should be called stablecoins: %s', (file, value, expected) => {
    const found = messages(termFindings({ ...text(value), file }));
    expect(found).toEqual(expected.map((word) => `Instead of "${word}", write "stablecoins".`));
  });
});

describe('the sentence check', () => {
  const long = `Long ${'word '.repeat(maxSentenceWords)}ends.`;

  it('warns about a long sentence at the position of its first word', () => {
    const [finding, ...others] = sentenceFindings(text(`Short.\n${long} Short.`));
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ severity: 'warning', line: 5, column: 1 });
    expect(finding?.message).toContain(`${maxSentenceWords + 2} words`);
  });

  it('accepts a sentence of exactly the maximum length', () => {
    expect(sentenceFindings(text('word '.repeat(maxSentenceWords)))).toEqual([]);
  });
});
