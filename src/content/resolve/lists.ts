import type { List, RootContent } from 'mdast';
import { withoutComments } from '../mdast/nodes';
import { report, startOf, type PageContext } from './context';

function markerOf(list: List, { lines }: PageContext): string {
  const { line, column } = startOf(list);
  return /^(?:\d+)?([-*+.)])/.exec((lines[line - 1] ?? '').slice(column - 1))?.[1] ?? '';
}

/** Reports a list directly below another, separate only because its marker differs. */
export function checkMarkers(siblings: readonly RootContent[], context: PageContext): void {
  for (const [index, node] of siblings.entries()) {
    const before = siblings[index - 1];
    if (node.type !== 'list' || before?.type !== 'list') continue;
    const [marker, other] = [markerOf(node, context), markerOf(before, context)];
    const isAdjacent = before.position?.end.line === startOf(node).line - 1;
    if (!isAdjacent || node.ordered !== before.ordered || marker === other) continue;
    const message = `The marker "${marker}" starts a new list.`;
    report(
      context,
      node,
      message,
      `Write "${other}" as in the items above, or put a blank line between the lists.`,
    );
  }
}

/** Reports empty items, and the first item that the page would show with a different number. */
export function checkList({ children, ordered, start }: List, context: PageContext): void {
  for (const item of children) {
    if (withoutComments(item.children).length > 0 || context.hasBrokenTags) continue;
    report(context, item, 'This list item is empty.', 'Add text or remove it.');
  }
  if (ordered !== true) return;
  const numbers = children.map((item) => {
    const { line, column } = startOf(item);
    const [number = ''] = /^\d+/.exec((context.lines[line - 1] ?? '').slice(column - 1)) ?? [];
    return Number(number);
  });
  const first = start ?? 1;
  // Giving all items the same number is common in Markdown.
  if (numbers.every((number) => number === first)) return;
  const index = numbers.findIndex((number, position) => number !== first + position);
  const item = children[index];
  if (item === undefined) return;
  report(
    context,
    item,
    `The number ${numbers[index]} is shown as ${first + index}.`,
    'Number the items consecutively.',
  );
}
