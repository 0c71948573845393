import { toString } from 'mdast-util-to-string';
import type { Definition, Image, Link, LinkReference } from 'mdast';
import { report, type PageContext } from './context';

/**
 * Reports a line break in the title of a link, and a link without text unless the cause of that has
 * been reported.
 *
 * @param countBefore number of problems before the text was resolved
 * @returns whether the link has text
 */
export function checkLinkText(
  node: Link | LinkReference,
  countBefore: number,
  context: PageContext,
): boolean {
  if (toString(node).trim() !== '') {
    if (node.type === 'link') checkLinkTitle(node, context);
    return true;
  }
  if (context.problems.length === countBefore)
    report(context, node, 'The link has no text.', 'Write [text](URL).');
  return false;
}

/** Reports a title of a link, definition or image that continues on the next line. */
export function checkLinkTitle(node: Definition | Image | Link, context: PageContext): void {
  if (node.title?.includes('\n') !== true) return;
  const noun = node.type === 'image' ? 'an image' : 'a link';
  report(context, node, `The title of ${noun} contains a line break.`, 'Write it on one line.');
}
