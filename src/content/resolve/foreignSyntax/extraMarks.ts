import type { MaskedProse } from './maskedProse';
import { maskCharacter } from './maskedProse';
import type { Explanation } from '../../types';

interface ExtraMark extends Explanation {
  /** Number of characters that the message covers, which are not checked again. */
  readonly length: number;
}

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

function explainBracket({ text, offset }: MaskedProse, at: number, source: string) {
  const character = text[at];
  if (character === ')') {
    const isAfterLink = text[at - 1] === maskCharacter && source[offset + at - 1] === ')';
    const before = text.slice(0, at);
    const isOpen = countOf(before, /\(/g) > countOf(before.replace(/(?<!\w)\w+\)/g, ''), /\)/g);
    return isAfterLink && !isOpen
      ? { message: 'A ) after a link has no matching (.', advice: 'Remove it.', length: 1 }
      : undefined;
  }
  if (character !== '[') return undefined;
  const isBeforeLink = text[at + 1] === maskCharacter && source[offset + at + 1] === '[';
  if (isBeforeLink && !text.slice(at).includes(']')) {
    const advice = 'Remove it, or write \\[ for a literal bracket.';
    return { message: 'A [ before a link has no matching ].', advice, length: 1 };
  }
  const [doubled] = /^\[[^[\]\n]+\]\](?=\()/.exec(text.slice(at)) ?? [];
  if (doubled !== undefined) {
    const message = 'The text of a link has one ] too many.';
    return { message, advice: 'Write [text](./page.mdx).', length: doubled.length + 1 };
  }
  const [image] = /^\[[^[\]\n]+\](?![[(:])/.exec(text.slice(at)) ?? [];
  if (text[at - 1] !== '!' || image === undefined || !/(?:^|\s)!$/.test(text.slice(0, at)))
    return undefined;
  const advice = 'Write ![What it shows](./name.png), or \\[ for a literal bracket.';
  return { message: 'An image has no path.', advice, length: image.length };
}

/**
 * Explains a mark, bracket or brace without a partner, such as the last asterisk of `*a**`, or the
 * start of an image without a path; undefined for other characters.
 */
export function explainExtraMark(
  prose: MaskedProse,
  at: number,
  source: string,
): ExtraMark | undefined {
  const { text, offset } = prose;
  const character = text[at] ?? '';
  if ('[)'.includes(character)) return explainBracket(prose, at, source);
  if (character === '}') {
    const before = text.slice(0, at);
    const isOpen = countOf(before, /\{/g) > countOf(before, /\}/g);
    if (isOpen || !/[\w}\uFFFC]$/.test(before)) return undefined;
    const advice = 'Remove it, or write \\} for a literal brace.';
    return { message: 'A } has no matching {.', advice, length: 1 };
  }
  if (!'*_'.includes(character)) return undefined;
  const isMark = (index: number) =>
    text[index] === maskCharacter && source[offset + index] === character;
  if (!isMark(at - 1) && (!isMark(at + 1) || /\w/.test(text[at - 1] ?? ''))) return undefined;
  return {
    message: `A ${character} has no matching ${character}.`,
    advice: `Write as many ${character} after the words as before them, or \\${character}.`,
    length: 1,
  };
}
