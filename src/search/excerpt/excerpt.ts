import { tokenize, type Word } from '../text/tokenize';

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
 * Returns the ranges to mark: a token as a whole if it matches and either all or none of its parts
 * do; otherwise, its matching parts.
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
 * Returns the index of the range from which a window of `length` characters contains the most
 * different marked words.
 */
function bestRange(text: string, ranges: readonly Range[], length: number): number {
  let best = 0;
  let most = 0;
  ranges.forEach(({ start }, index) => {
    const inWindow = ranges.slice(index).filter(({ end }) => end - start <= length);
    const distinct = new Set(inWindow.map((range) => text.slice(range.start, range.end)));
    if (distinct.size > most) {
      most = distinct.size;
      best = index;
    }
  });
  return best;
}

const wordStart = (text: string, from: number): number => {
  const space = text.lastIndexOf(' ', from);
  return space === -1 ? 0 : space + 1;
};

/** Returns the start of an excerpt: the start of a word, unless the mark would not fit after it. */
function startOf(text: string, mark: Range, lead: number, room: number): number {
  const start = Math.min(mark.start, lead === 0 ? 0 : wordStart(text, lead));
  return mark.end - start <= room ? start : lead;
}

/** Removes halves of surrogate pairs at the ends. */
const withoutHalfPairs = (text: string): string =>
  text.replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '');

/**
 * Returns the part of a text around its marked words, with ellipses where it is cut.
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
  const mark = ranges[bestRange(text, ranges, room)];
  const lead = mark === undefined ? 0 : Math.max(0, mark.start - Math.floor(room / 4));
  const start = mark === undefined ? 0 : startOf(text, mark, lead, room);
  const full = text.slice(start, start + room);
  const isCut = start + room < text.length;
  const lastSpace = isCut ? full.lastIndexOf(' ') : -1;
  const markEnd = mark === undefined ? 0 : mark.end - start;
  const shown = withoutHalfPairs(lastSpace > markEnd ? full.slice(0, lastSpace) : full);
  const pieces = markWords(shown, isMarked);
  return [
    ...(start > 0 ? [{ text: ellipsis, marked: false }] : []),
    ...pieces,
    ...(isCut ? [{ text: ellipsis, marked: false }] : []),
  ];
}
