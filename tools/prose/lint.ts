import type { Place } from '../../src/content';
import type { ProseText } from './texts';

export interface Finding extends Place {
  readonly message: string;
}

/** What spelling is checked against. */
export interface Speller {
  readonly correct: (word: string) => boolean;
}

/** Words and phrases that say nothing, or promise something. */
const fillers =
  /\b(?:please note|in order to|basically|simply|of course|as you can see|seamless(?:ly)?|blazing|powerful|robust|effortless(?:ly)?|risk-free|cutting-edge|leverag(?:e|es|ing)|utili[sz]e[sd]?)\b/gi;

const addresses = /\b(?:https?:\/\/|www\.)\S+|\S+@\S+|\S+\.example\b|\/\S+/g;
const words = /\p{L}+(?:['’]\p{L}+)*/gu;

/** Abbreviations, symbols and names written together are no words of a dictionary. */
const isName = (word: string): boolean => /\p{Lu}/u.test(word.slice(1)) || word.length < 2;

function at(place: ProseText, offset: number): Place {
  const before = place.text.slice(0, offset).split('\n');
  const last = before.at(-1) ?? '';
  return {
    file: place.file,
    line: place.line + before.length - 1,
    column: (before.length === 1 ? place.column : 1) + last.length,
  };
}

/** Words that neither the dictionary nor the word list knows. */
export function spellingFindings(text: ProseText, speller: Speller): Finding[] {
  const masked = text.text.replaceAll(addresses, (match) => ' '.repeat(match.length));
  return [...masked.matchAll(words)]
    .map((match) => ({ word: match[0].replace(/['’]s$/, ''), index: match.index }))
    .filter(({ word }) => !isName(word) && !speller.correct(word))
    .map(({ word, index }) => ({ ...at(text, index), message: `Unknown word "${word}".` }));
}

export function fillerFindings(text: ProseText): Finding[] {
  return [...text.text.matchAll(fillers)].map((match) => ({
    ...at(text, match.index),
    message: `Leave out "${match[0]}".`,
  }));
}

/**
 * Capitals within a heading, which is in sentence case.
 *
 * @param names words that are written with a capital wherever they stand
 */
export function headingFindings(text: ProseText, names: ReadonlySet<string>): Finding[] {
  if (!text.isHeading) return [];
  const found = [...text.text.matchAll(words)].filter(({ 0: word, index }) => {
    const startsSentence = /(?:^|[.:?!]\s*)$/.test(text.text.slice(0, index));
    return !startsSentence && /^\p{Lu}\p{Ll}/u.test(word) && !isName(word) && !names.has(word);
  });
  return found.map((match) => ({
    ...at(text, match.index),
    message: `"${match[0]}" has a capital within a heading.`,
  }));
}
