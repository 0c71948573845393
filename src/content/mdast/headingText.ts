import { toString } from 'mdast-util-to-string';
import type { Heading } from 'mdast';

/** A heading's text on one line, the same wherever the heading is named. */
export function headingText(heading: Heading): string {
  return toString(heading).replace(/\s+/g, ' ').trim();
}
