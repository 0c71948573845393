import type { Point } from '../types';
import { offsetAt } from './sourceText';

/*
 * The parser stops at the first syntax error. These repairs mask the error without changing the
 * length of the text, so the parser can continue and positions remain correct.
 */

/** What the parser said about the first error in a text. */
export interface SyntaxFault {
  readonly reason: string;
  readonly offset: number;
}

/** Private-use characters that replace a literal `<` and `{`; pages may not contain them. */
const masks: Readonly<Record<string, string>> = { '<': '\uE000', '{': '\uE001' };

/** Replacement for `<br>`, of the same length. */
export const maskedBreak = '\uE002\uE002\uE002\uE002';

/** Restores the characters that a repair has masked. */
export function restoreMasked(text: string): string {
  return text.replaceAll('\uE000', '<').replaceAll('\uE001', '{');
}

/** Masks the `<` or `{` at an offset. */
export function maskAt(text: string, offset: number): string {
  const mask = masks[text.charAt(offset)];
  return mask === undefined ? text : text.slice(0, offset) + mask + text.slice(offset + 1);
}

/** Replaces a range with spaces; keeps line endings. */
export function blank(text: string, start: number, end: number): string {
  return text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, ' ') + text.slice(end);
}

/** Returns the offset of the last opening tag that starts before an offset; -1 if there is none. */
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

/** Blanks the opening tag at an offset and its closing tag. */
export function blankElement(text: string, start: number): string {
  const end = endOfTag(text, start);
  const [, name = ''] = /^<([\w.$:-]*)/.exec(text.slice(start)) ?? [];
  const isSelfClosing = text.slice(start, end).endsWith('/>');
  const repair = blank(text, start, end);
  if (isSelfClosing) return repair;
  let depth = 0;
  for (const tag of tagsOf(text.slice(end), name)) {
    if (tag[1] === '') depth += 1;
    else if (depth > 0) depth -= 1;
    else return blank(repair, end + tag.index, end + tag.index + tag[0].length);
  }
  return repair;
}

/** Returns whether a closing tag at an offset has an opening tag before it. */
function hasOpeningTag(text: string, name: string, offset: number): boolean {
  const tags = tagsOf(text.slice(0, offset), name);
  const closed = tags.filter(([, slash]) => slash === '/').length;
  return tags.length - closed > closed;
}

/** Reads the offset of the opening tag from the parser's message about a mismatch. */
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
    if (opener === undefined) return blank(text, offset, endOfTag(text, offset));
    const end = endOfTag(text, offset);
    const [, name = ''] = /^<([\w.$:-]*)/.exec(text.slice(opener)) ?? [];
    // Two closing tags in the wrong order are one mistake.
    const isSwapped = text.slice(end).trimStart().startsWith(`</${name}>`);
    if (isSwapped) return blankElement(text, opener);
    const opened = blank(text, opener, endOfTag(text, opener));
    // A closing tag without an opening one probably belongs to this element and is misspelt.
    return hasOpeningTag(text, closing, offset)
      ? opened
      : blank(opened, offset, endOfTag(opened, offset));
  }
  if (/^Unexpected closing slash/.test(reason)) {
    const start = text.lastIndexOf('<', offset);
    return start === -1 ? undefined : blank(text, start, endOfTag(text, start));
  }
  if (closing !== undefined) {
    const tags = tagsOf(text.slice(0, offset), closing).filter(([, slash]) => slash === '');
    const last = tags.at(-1);
    return last === undefined ? undefined : blankElement(text, last.index);
  }
  const opener = statedOpener(text, reason) ?? openerBefore(text, offset);
  if (/before name/.test(reason)) {
    const start = text.lastIndexOf('<', offset);
    return start === -1 ? undefined : maskAt(text, start);
  }
  if (/create a link in MDX/.test(reason)) {
    const start = text.lastIndexOf('<', offset);
    const end = text.indexOf('>', offset);
    return start === -1 || end === -1
      ? undefined
      : blank(blank(text, start, start + 1), end, end + 1);
  }
  if (opener === -1) return undefined;
  return isLessThan(text, opener) ? maskAt(text, opener) : blankElement(text, opener);
}

/** Returns whether a `<` directly follows a word, as in `a<b`, and is probably a comparison. */
export function isLessThan(text: string, offset: number): boolean {
  return /[\w)\]]/.test(text.charAt(offset - 1)) && text.charAt(offset + 1) !== '/';
}
