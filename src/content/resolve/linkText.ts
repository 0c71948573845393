import { toString } from 'mdast-util-to-string';
import type { Definition, Image, Link, LinkReference } from 'mdast';
import { fixRange } from '../parse/fix';
import { report, type PageContext } from './context';

/**
 * Reports the title of a link, and a link without text unless the cause has been reported.
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

/** Message and advice for a link that has a title. */
export const linkTitleFault = {
  message: 'The title of a link is not shown.',
  advice: 'Remove it, and put what readers need to know into the text.',
};

const titleAtEnd = /\s+(?:"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\((?:\\.|[^()\\])*\))(?=\s*\)?$)/;

/** Reports the title of a link or of its definition, because many readers could not see it. */
export function checkLinkTitle(node: Definition | Link, context: PageContext): void {
  if ((node.title ?? '') === '') return;
  const { text } = context.source;
  const [start = 0, end = 0] = [node.position?.start.offset, node.position?.end.offset];
  const { 0: title = '', index } = titleAtEnd.exec(text.slice(start, end)) ?? {};
  const fix =
    index === undefined
      ? undefined
      : fixRange(text, start + index, start + index + title.length, '');
  report(context, node, linkTitleFault.message, linkTitleFault.advice, { fix });
}

/** Reports an image title that continues on the next line. */
export function checkImageTitle(node: Image, context: PageContext): void {
  if (node.title?.includes('\n') !== true) return;
  const message = 'The title of an image contains a line break.';
  report(context, node, message, 'Write it on one line.');
}
