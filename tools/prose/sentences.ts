import { codeMask, paragraphMark } from './mask';

interface Sentence {
  readonly text: string;
  readonly offset: number;
}

const ends = new RegExp(
  `[.!?]["”’)]?(?=\\s+["“‘(]?[\\p{Lu}\\p{N}${codeMask}])|${paragraphMark}`,
  'gu',
);

/**
 * Splits a text into sentences: at new paragraphs, and after each `.`, `!` or `?` before a capital,
 * a number or code.
 */
export function sentencesOf(text: string): Sentence[] {
  const breaks = [...text.matchAll(ends)].map((match) => match.index + match[0].length);
  return [0, ...breaks].flatMap((start, index) => {
    const sentence = text.slice(start, breaks[index]);
    const leadingSpaces = sentence.length - sentence.trimStart().length;
    return sentence.trim() === '' ? [] : [{ text: sentence.trim(), offset: start + leadingSpaces }];
  });
}

/** Counts the words of a sentence; each piece of code, token or number counts as one. */
export function wordCount(sentence: string): number {
  return sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}\uFFFC]/u.test(word)).length;
}
