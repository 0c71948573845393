import { toString } from 'mdast-util-to-string';
import type { Link, LinkReference } from 'mdast';
import { report, type PageContext } from './context';

/**
 * Reports a link without text, unless the reason has been reported.
 *
 * @param countBefore number of problems before the text was resolved
 * @returns whether the link has text
 */
export function checkLinkText(
  node: Link | LinkReference,
  countBefore: number,
  context: PageContext,
): boolean {
  if (toString(node).trim() !== '') return true;
  if (context.problems.length === countBefore)
    report(context, node, 'The link has no text.', 'Write [text](URL).');
  return false;
}
