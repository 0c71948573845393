import type { Fix } from '../../types';
import { fixRange } from '../../parse/fix';
import type { PageContext, Positioned } from '../context';

/** Text that can precede a URL in Markdown or an attribute. The empty string is for a bare URL. */
const prefixes = ['](', '](<', '="', "='", ']: ', ''];

/**
 * Returns a fix that replaces the URL of a link, a definition or an attribute; undefined if the
 * node comes from data or does not contain the URL.
 */
export function fixUrl(
  url: string,
  replacement: string,
  { position, data }: Positioned,
  { source: { text } }: PageContext,
): Fix | undefined {
  const [start, end] = [position?.start.offset, position?.end.offset];
  if (start === undefined || end === undefined || data?.origin !== undefined) return undefined;
  const written = text.slice(start, end);
  for (const prefix of prefixes) {
    const at = written.indexOf(`${prefix}${url}`);
    if (at === -1) continue;
    const from = start + at + prefix.length;
    return fixRange(text, from, from + url.length, replacement);
  }
  return undefined;
}
