import type { SourceLocation } from '../../src/content';
import { sentencesOf, wordCount } from './sentences';
import type { ProseText } from './texts';

/** A fault in prose. */
export interface Finding extends SourceLocation {
  readonly message: string;
  readonly severity: 'error' | 'warning';
}

interface Speller {
  readonly correct: (word: string) => boolean;
}

const fillers = new RegExp(
  String.raw`\b(?:${[
    'note that',
    'just (?:add|call|do|run|send|set|use|write)',
    'in order to',
    'basically|simply|simple|easy|easily|effortless(?:ly)?|actually',
    'obviously|clearly|of course|as you can see',
    'seamless(?:ly)?|powerful|robust|blazing|risk-free',
    'cutting-edge|state-of-the-art|world-class|game-changing|next-generation',
    'leverag(?:e|es|ing)|utili[sz]e[sd]?',
  ].join('|')})\b`,
  'gi',
);

/** Phrases that read like a translation, with the usual wording. */
const translated: readonly (readonly [phrase: string, usual: string])[] = [
  ['(?:is|are|was|were|be|been) told', '"says", "informs" or "reports", in the active voice'],
  ['stands? (?:in|at|on|under|with)', '"is in" or "has"'],
  ['hand(?:s|ed)? over', '"pass" or "send"'],
  ['anew', '"again"'],
  ['for good', '"permanently"'],
  ['for ever|forever', '"permanently"'],
  ['goes? on(?! the chain)', '"continues"'],
  ['as ever|all the same|kindly', 'nothing'],
  ['(?:is|are) made up', '"is invented"'],
];
const translations = translated.map(
  ([phrase, usual]) => [new RegExp(String.raw`\b(?:${phrase})\b`, 'gi'), usual] as const,
);

const addresses = /\b(?:https?:\/\/|www\.)\S+|\S+@\S+|\S+\.example\b|\S*\/\S+/g;
const words = /\p{L}+(?:['’]\p{L}+)*/gu;

/**
 * Returns whether a word is a single letter, or has a capital after its first letter, as
 * abbreviations and names in camel case do.
 */
const isName = (word: string): boolean => /\p{Lu}/u.test(word.slice(1)) || word.length < 2;

function locationAt(prose: ProseText, offset: number): SourceLocation {
  const before = prose.text.slice(0, offset).split('\n');
  const last = before.at(-1) ?? '';
  return {
    file: prose.file,
    line: prose.line + before.length - 1,
    column: (before.length === 1 ? prose.column : 1) + last.length,
  };
}

const error = (text: ProseText, offset: number, message: string): Finding => ({
  ...locationAt(text, offset),
  message,
  severity: 'error',
});

/**
 * Reports words that are in neither the dictionary nor the word list. Skips single letters,
 * abbreviations, names in camel case, and addresses.
 */
export function spellingFindings(text: ProseText, speller: Speller): Finding[] {
  const masked = text.text.replaceAll(addresses, (match) => ' '.repeat(match.length));
  return [...masked.matchAll(words)]
    .map((match) => ({ word: match[0].replace(/['’]s$/, ''), index: match.index }))
    .filter(({ word }) => !isName(word) && !speller.correct(word))
    .map(({ word, index }) =>
      error(text, index, `Unknown word "${word}". Correct it, or add it to tools/prose/words.txt.`),
    );
}

/** Reports filler words and marketing phrases. */
export function fillerFindings(text: ProseText): Finding[] {
  return [...text.text.matchAll(fillers)].map((match) =>
    error(text, match.index, `Rephrase without "${match[0]}".`),
  );
}

/** "Units" for stablecoins; the smallest unit and compute units keep the word. */
const stablecoinUnits = /(?<!\b(?:smallest|compute) )\bunits?\b/gi;
/** Files about the stablecoin. In others, units can be those of any token or currency. */
const stablecoinFiles = /\/usd_on_|\/stablecoin(?:\/|\.yaml$|_flow)|\/lifecycles\.yaml$/;

/** Reports words for which docs/writing.md has another term, in the files that the term is for. */
export function termFindings(text: ProseText): Finding[] {
  if (!stablecoinFiles.test(text.file)) return [];
  return [...text.text.matchAll(stablecoinUnits)].map((match) =>
    error(text, match.index, `Instead of "${match[0]}", write "stablecoins".`),
  );
}

/** Reports phrases that read like a translation. */
export function translationFindings(text: ProseText): Finding[] {
  return translations.flatMap(([pattern, usual]) =>
    [...text.text.matchAll(pattern)].map((match) =>
      error(text, match.index, `Instead of "${match[0]}", write ${usual}.`),
    ),
  );
}

/**
 * Reports a heading that is not in sentence case, and a full stop at the end of a heading.
 *
 * @param names words that always have a capital
 */
export function headingFindings(text: ProseText, names: ReadonlySet<string>): Finding[] {
  if (!text.isHeading) return [];
  const capitals = [...text.text.matchAll(words)].filter(({ 0: word, index }) => {
    const startsSentence = /(?:^|[.:?!\uFFFC])\s*$/.test(text.text.slice(0, index));
    return !startsSentence && /^\p{Lu}\p{Ll}/u.test(word) && !isName(word) && !names.has(word);
  });
  const findings = capitals.map(({ 0: word, index }) =>
    error(
      text,
      index,
      `"${word}" has a capital within a heading. Write it in lower case, or add it to tools/prose/words.txt if it is a name.`,
    ),
  );
  const stop = /\.\s*$/.exec(text.text);
  return stop === null
    ? findings
    : [...findings, error(text, stop.index, 'The heading ends with a full stop. Remove it.')];
}

/** Sentences with more words than this get a warning. */
export const maxSentenceWords = 35;

/** Warns about sentences with too many words. */
export function sentenceFindings(text: ProseText): Finding[] {
  return sentencesOf(text.text).flatMap((sentence) => {
    const count = wordCount(sentence.text);
    if (count <= maxSentenceWords) return [];
    const message = `The sentence has ${count} words; the limit is ${maxSentenceWords}. Split it.`;
    return [{ ...locationAt(text, sentence.offset), message, severity: 'warning' as const }];
  });
}
