import type { Nodes, RootContent, Table, TableRow } from 'mdast';
import { isParent } from '../mdast/nodes';
import { report, startOf, type PageContext } from './context';

const cells = (count: number) => (count === 1 ? '1 cell' : `${count} cells`);

/** Reports rows with more or fewer cells than the header, and returns them. */
export function checkRows(table: Table, context: PageContext): ReadonlySet<TableRow> {
  const [header, ...rows] = table.children;
  const wanted = header?.children.length ?? 0;
  const uneven = new Set<TableRow>();
  for (const row of rows) {
    const count = row.children.length;
    if (count === wanted) continue;
    uneven.add(row);
    report(
      context,
      row,
      `The row has ${cells(count)}, the table header ${wanted}.`,
      count > wanted
        ? 'Write \\| for a literal | in a cell, also in code.'
        : 'Write one cell for each column, and put a blank line after the table.',
    );
  }
  return uneven;
}

const containsTable = (node: Nodes): boolean =>
  node.type === 'table' || (isParent(node) && node.children.some(containsTable));

/** Reports filters among siblings that have no table to filter. */
export function checkTableFilters(siblings: readonly RootContent[], context: PageContext): void {
  for (const [index, node] of siblings.entries()) {
    if (node.type !== 'articleComponent' || node.name !== 'TableFilter') continue;
    const after = siblings.slice(index + 1);
    const end = after.findIndex((next) => next.type === 'heading' && next.depth <= 2);
    const section = end === -1 ? after : after.slice(0, end);
    if (section.some(containsTable)) continue;
    // A table that could not be generated has been reported already.
    const first = startOf(node).line;
    const last = end === -1 ? Infinity : startOf(after[end] ?? node).line;
    if (context.problems.some(({ line }) => line >= first && line <= last)) continue;
    report(
      context,
      node,
      '<TableFilter> has no table to filter.',
      'Put it before a table, without a level 2 heading in between.',
    );
  }
}
