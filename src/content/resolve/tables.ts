import type { Table } from 'mdast';
import { report, type PageContext } from './context';

const cells = (count: number) => (count === 1 ? '1 cell' : `${count} cells`);

/** Reports rows that have not as many cells as the header: the rest would be empty or be lost. */
export function checkRows(table: Table, context: PageContext): void {
  const [header, ...rows] = table.children;
  const wanted = header?.children.length ?? 0;
  for (const row of rows) {
    const count = row.children.length;
    if (count === wanted) continue;
    report(
      context,
      row,
      `The row has ${cells(count)}, the header of its table ${wanted}.`,
      count > wanted
        ? 'Write \\| for a bar inside of a cell, also in code.'
        : 'Give it a cell for each column, and put an empty line behind the table.',
    );
  }
}
