import { codeSign, paragraphSign } from './mask';

/** A sentence with the offset at which it starts in its text. */
export interface Sentence {
  readonly text: string;
  readonly offset: number;
}

const ends = new RegExp(
  `[.!?]["”’)]?(?=\\s+["“‘(]?[\\p{Lu}\\p{N}${codeSign}])|${paragraphSign}`,
  'gu',
);

/** The sentences of a text; a full stop within a number, a name or an abbreviation ends none. */
export function sentencesOf(text: string): Sentence[] {
  const breaks = [...text.matchAll(ends)].map((match) => match.index + match[0].length);
  return [0, ...breaks].flatMap((start, index) => {
    const sentence = text.slice(start, breaks[index]);
    const leading = sentence.length - sentence.trimStart().length;
    return sentence.trim() === '' ? [] : [{ text: sentence.trim(), offset: start + leading }];
  });
}

/** How many words a sentence has; code, tokens and numbers count as one each. */
export function wordCount(sentence: string): number {
  return sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}\uFFFC]/u.test(word)).length;
}
