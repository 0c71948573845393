import { inlineElements } from '../foreign';
import type { Point } from '../types';
import { offsetAt } from './sourceText';

/*
 * The parser stops at the first syntax error. These repairs mask the error without changing the
 * length of the text, so the parser can continue and positions remain correct.
 */

/** A part of a text, as offsets. `end` is exclusive. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** What the parser said about the first error in a text. */
export interface SyntaxFault {
  readonly reason: string;
  readonly offset: number;
}

/** Replacement for a literal `<`. Pages may not contain this private-use character. */
export const maskedLessThan = '\uE000';
const masks: Readonly<Record<string, string>> = { '<': maskedLessThan, '{': '\uE001' };

/** Replacement for `<br>`, of the same length. */
export const maskedBreak = '\uE002\uE002\uE002\uE002';

/**
 * Replacement for each character of a tag that has text on its line. Spaces would indent the text,
 * or keep a mark such as `**` from taking effect.
 */
const maskedTag = '\uE003';

/** Restores each masked `<` and `{`, and removes masked tags. */
export function restoreMasked(text: string): string {
  return text.replaceAll('\uE000', '<').replaceAll('\uE001', '{').replaceAll(maskedTag, '');
}

/** Masks the `<` or `{` at an offset. */
export function maskAt(text: string, offset: number): string {
  const mask = masks[text.charAt(offset)];
  return mask === undefined ? text : text.slice(0, offset) + mask + text.slice(offset + 1);
}

/** Replaces a range with spaces, but keeps line endings. */
export function blank(text: string, start: number, end: number): string {
  return text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, ' ') + text.slice(end);
}

/** Masks the tag in a range, with spaces if nothing else is on its line. */
function hide(text: string, { start, end }: Range): string {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', end);
  const around =
    text.slice(lineStart, start) + text.slice(end, lineEnd === -1 ? undefined : lineEnd);
  if (around.trim() === '') return blank(text, start, end);
  const masked = text.slice(start, end).replace(/[^\n]/g, maskedTag);
  return text.slice(0, start) + masked + text.slice(end);
}

/** Masks the tags in several ranges. */
export const hideAll = (text: string, ranges: readonly Range[]): string =>
  ranges.reduce(hide, text);

/** Returns the offset of the last opening tag at or before an offset; -1 if there is none. */
export function openerBefore(text: string, offset: number): number {
  const starts = [...text.slice(0, offset + 1).matchAll(/<(?=[A-Za-z_$>])/g)];
  return starts.at(-1)?.index ?? -1;
}

/** Returns the end of the tag that starts at an offset: after `>`, or the end of its line. */
function endOfTag(text: string, start: number): number {
  const [tag = ''] = /^<(?:"[^"\n]*"|'[^'\n]*'|[^"'>\n])*>?/.exec(text.slice(start)) ?? [];
  if (tag.endsWith('>')) return start + tag.length;
  const line = text.indexOf('\n', start);
  return line === -1 ? text.length : line;
}

const tagsOf = (text: string, name: string) =>
  [
    ...text.matchAll(new RegExp(`<(/?)${name.replace(/\W/g, '\\$&')}(?=[\\s/>])[^<>]*?(/?)>`, 'g')),
  ].filter(([, , selfClosing]) => selfClosing === '');

/** Returns the range of the tag that starts at an offset. */
export const tagAt = (text: string, start: number): Range => ({
  start,
  end: endOfTag(text, start),
});

/** Returns the closing tag of the element with this name that is open at an offset, if any. */
export function closerAfter(text: string, offset: number, name: string): Range | undefined {
  let depth = 0;
  for (const tag of tagsOf(text.slice(offset), name)) {
    const start = offset + tag.index;
    if (tag[1] === '') depth += 1;
    else if (depth > 0) depth -= 1;
    else return { start, end: start + tag[0].length };
  }
  return undefined;
}

/**
 * Returns the opening tag of the innermost element with this name that is open at an offset, if
 * any.
 */
export function openerOf(text: string, offset: number, name: string): Range | undefined {
  const open: Range[] = [];
  for (const { 0: tag, 1: slash, index } of tagsOf(text.slice(0, offset), name)) {
    if (slash === '') open.push({ start: index, end: index + tag.length });
    else open.pop();
  }
  return open.at(-1);
}

/** Masks the opening tag at an offset and its closing tag, if it has one. */
export function hideElement(text: string, start: number): string {
  const opener = tagAt(text, start);
  const [, name = ''] = /^<([\w.$:-]*)/.exec(text.slice(start)) ?? [];
  const isSelfClosing = text.slice(start, opener.end).endsWith('/>');
  const closer = isSelfClosing ? undefined : closerAfter(text, opener.end, name);
  return hideAll(text, closer === undefined ? [opener] : [opener, closer]);
}

function statedOpener(text: string, reason: string): number | undefined {
  const match = /for `<[^`]*>` \((\d+):(\d+)/.exec(reason);
  if (match === null) return undefined;
  const point: Point = { line: Number(match[1]), column: Number(match[2]) };
  return offsetAt(text, point);
}

/**
 * Masks the first syntax error in a text.
 *
 * @returns undefined if there is no repair
 */
export function repair(text: string, { reason, offset }: SyntaxFault): string | undefined {
  const closing = /closing tag `<\/([^`]*)>`/.exec(reason)?.[1];
  if (reason.startsWith('Unexpected closing tag') && closing !== undefined) {
    const opener = statedOpener(text, reason);
    const own = tagAt(text, offset);
    if (opener === undefined) return hideAll(text, [own]);
    // A closing tag without an opening one is probably the misspelt end of the open element.
    const isMisspelt = openerOf(text, offset, closing) === undefined;
    return hideAll(text, [tagAt(text, opener), ...(isMisspelt ? [own] : [])]);
  }
  if (/^Unexpected closing slash/.test(reason)) {
    const start = text.lastIndexOf('<', offset);
    return start === -1 ? undefined : hideAll(text, [tagAt(text, start)]);
  }
  if (closing !== undefined) {
    const tags = tagsOf(text.slice(0, offset), closing).filter(([, slash]) => slash === '');
    const last = tags.at(-1);
    return last === undefined ? undefined : hideElement(text, last.index);
  }
  const opener = statedOpener(text, reason) ?? openerBefore(text, offset);
  if (/before name/.test(reason)) {
    const start = text.lastIndexOf('<', offset);
    if (start === -1) return undefined;
    // Several `<` in a row would each cause an error.
    const first = firstOfRun(text, start);
    let end = start;
    while (text.charAt(end + 1) === '<') end += 1;
    return text.slice(0, first) + masks['<']?.repeat(end - first + 1) + text.slice(end + 1);
  }
  if (/create a link in MDX/.test(reason)) {
    const start = text.lastIndexOf('<', offset);
    const end = text.indexOf('>', offset);
    return start === -1 || end === -1
      ? undefined
      : blank(blank(text, start, start + 1), end, end + 1);
  }
  if (opener === -1) return undefined;
  return isLessThan(text, opener) ? maskAt(text, opener) : hideElement(text, opener);
}

/** Matches a tag that may follow a word without a space. */
const inlineTag = new RegExp(`^<(?:${[...inlineElements].join('|')})[\\s/>]`);

/** Returns whether a `<` is probably a comparison, as in `a<b`. */
export function isLessThan(text: string, offset: number): boolean {
  return (
    /[\w)\]]/.test(text.charAt(offset - 1)) &&
    text.charAt(offset + 1) !== '/' &&
    !inlineTag.test(text.slice(offset, offset + 6))
  );
}

/** Returns the offset of the first of several `<` in a row. */
export function firstOfRun(text: string, offset: number): number {
  let first = offset;
  while (text.charAt(first - 1) === '<') first -= 1;
  return first;
}

/**
 * Returns whether a line that imports code in another tool's syntax, such as `<<< ./client.ts`,
 * starts at an offset.
 */
export const isSnippetImport = (text: string, start: number): boolean =>
  /^<<<[ \t]*[@./\w]/.test(text.slice(start, start + 20)) &&
  text.slice(text.lastIndexOf('\n', start - 1) + 1, start).trim() === '';
