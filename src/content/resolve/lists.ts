import type { List } from 'mdast';
import { withoutComments } from '../mdast/nodes';
import { report, startOf, type PageContext } from './context';

/** Reports empty items, and numbers that readers would see changed. */
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
  // Repeating one number is a usual way to number a list.
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
