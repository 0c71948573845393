import { tokenize, tokensOf, type Word } from '../text/tokenize';

/** A part of a text; marked parts match the query. */
export interface Piece {
  readonly text: string;
  readonly marked: boolean;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

const ellipsis = '…';

/**
 * Returns the ranges to mark. A matching token is marked as a whole, unless only some of its parts
 * match. In all other cases, the matching parts are marked.
 */
function rangesOf(text: string, isMarked: (token: string) => boolean): Range[] {
  return tokenize(text).flatMap(({ whole, parts }): readonly Word[] => {
    const marked = parts.filter(({ token }) => isMarked(token));
    const inPart = marked.length > 0 && marked.length < parts.length;
    return isMarked(whole.token) && !inPart ? [whole] : marked;
  });
}

function splitAtRanges(text: string, ranges: readonly Range[]): Piece[] {
  const pieces: Piece[] = [];
  let position = 0;
  for (const { start, end } of ranges) {
    if (start > position) pieces.push({ text: text.slice(position, start), marked: false });
    pieces.push({ text: text.slice(start, end), marked: true });
    position = end;
  }
  if (position < text.length) pieces.push({ text: text.slice(position), marked: false });
  return pieces;
}

/** Splits a text into pieces; each marked piece is a word or a part of one. */
export function markWords(text: string, isMarked: (token: string) => boolean): Piece[] {
  return splitAtRanges(text, rangesOf(text, isMarked));
}

/**
 * Returns the window of at most `length` characters that contains the most distinct marked words.
 * Returns the first marked word if none of them fits, and undefined if no word is marked.
 */
function bestWindow(text: string, ranges: readonly Range[], length: number): Range | undefined {
  const words = ranges.map((range) => ({
    ...range,
    tokens: tokensOf(text.slice(range.start, range.end)),
  }));
  let [best] = ranges;
  let most = 0;
  words.forEach(({ start, end: firstEnd }, index) => {
    const seen = new Set<string>();
    let end = firstEnd;
    for (const word of words.slice(index)) {
      if (word.end - start > length) break;
      if (!word.tokens.every((token) => seen.has(token))) end = word.end;
      word.tokens.forEach((token) => seen.add(token));
    }
    if (seen.size > most) {
      most = seen.size;
      best = { start, end };
    }
  });
  return best;
}

const wordStart = (text: string, from: number): number => {
  const space = text.lastIndexOf(' ', from);
  return space === -1 ? 0 : space + 1;
};

/**
 * Returns where an excerpt starts: at a word shortly before the marked words or, if they would then
 * not fit, at the first marked word.
 */
function startOf(text: string, { start, end }: Range, room: number): number {
  const lead = Math.max(0, start - Math.min(Math.floor(room / 4), room - (end - start)));
  const shown = Math.min(start, lead === 0 ? 0 : wordStart(text, lead));
  return end - shown <= room ? shown : start;
}

/** Removes half of a surrogate pair, or a separator, from each end. */
const withoutLooseEnds = (text: string): string =>
  text.replace(/^(?:[\uDC00-\uDFFF]|· )|(?:[\uD800-\uDBFF]| · ?| )$/g, '');

/**
 * Returns the part of a text around its marked words, or its beginning if none is marked, with
 * ellipses where the text is cut.
 *
 * @param length maximum number of characters, ellipses included
 */
export function excerptOf(
  text: string,
  isMarked: (token: string) => boolean,
  length: number,
): Piece[] {
  if (text.length <= length) return markWords(text, isMarked);
  const ranges = rangesOf(text, isMarked);
  const room = length - 2 * ellipsis.length;
  const window = bestWindow(text, ranges, room);
  const start = window === undefined ? 0 : startOf(text, window, room);
  const full = text.slice(start, start + room);
  const isCut = start + room < text.length;
  const lastSpace = isCut ? full.lastIndexOf(' ') : -1;
  const markEnd = window === undefined ? 0 : window.end - start;
  const shown = withoutLooseEnds(lastSpace > markEnd ? full.slice(0, lastSpace) : full);
  const pieces = markWords(shown, isMarked);
  return [
    ...(start > 0 ? [{ text: ellipsis, marked: false }] : []),
    ...pieces,
    ...(isCut ? [{ text: ellipsis, marked: false }] : []),
  ];
}
