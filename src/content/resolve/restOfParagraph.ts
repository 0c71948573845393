import type { Paragraph, PhrasingContent } from 'mdast';
import { startOf, type PageContext } from './context';

/** Matches the line that would close an admonition, at the end of a paragraph. */
const closingLine = /(?:^|\n)\s*:{3,}\s*$/;

/**
 * Removes the first line of a paragraph, which has been reported, and a last line of colons, which
 * was meant to close an admonition.
 *
 * @returns whether any text is left
 */
export function keepRestOfParagraph(node: Paragraph, { source }: PageContext): boolean {
  const { line } = startOf(node);
  const children = node.children.flatMap((child): PhrasingContent[] => {
    const start = child.position?.start;
    if (start === undefined || start.line > line) return [child];
    const end = child.type === 'text' ? child.value.indexOf('\n') : -1;
    if (child.type !== 'text' || end === -1) return [];
    const offset = source.text.indexOf('\n', start.offset) + 1;
    const position = child.position && {
      start: { line: line + 1, column: 1, offset },
      end: child.position.end,
    };
    return [{ ...child, value: child.value.slice(end + 1), ...(position && { position }) }];
  });
  const last = children.at(-1);
  if (last?.type === 'text') last.value = last.value.replace(closingLine, '');
  node.children = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  const [first] = node.children;
  if (first?.position === undefined || node.position === undefined) return false;
  node.position = { start: first.position.start, end: node.position.end };
  return true;
}
