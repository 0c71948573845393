import type { Nodes, RootContent, Table, TableRow } from 'mdast';
import { isParent, withoutComments, type ArticleComponent } from '../mdast/nodes';
import { toString } from 'mdast-util-to-string';
import { didYouMean } from '../../shared/suggest';
import type { Fix } from '../types';
import { fixRestOfLine } from '../parse/fix';
import { readFacet } from './components/listAttributes';
import { report, startOf, type PageContext } from './context';
import { describeCells, splitRow } from './tableRows';

/**
 * Returns a fix that escapes the pipes in the code of a row, or adds missing cells at its end;
 * undefined if neither is safe.
 */
function fixRow(row: TableRow, columnCount: number, context: PageContext): Fix | undefined {
  const start = startOf(row);
  if ((context.lines[start.line - 1] ?? '').slice(0, start.column - 1).trim() !== '')
    return undefined;
  return fixRestOfLine(context.lines, start, (rest) => {
    const escaped = rest.replace(/(`+)(?!`)(.*?[^`])\1(?!`)/g, (code) =>
      code.replace(/(?<!\\)\|/g, '\\|'),
    );
    if (splitRow(escaped).length === columnCount) return escaped;
    const missing = columnCount - row.children.length;
    // Without a pipe at each end, the line may be a paragraph that needs a blank line above it.
    if (missing <= 0 || !/^\|.*(?<!\\)\|\s*$/.test(rest)) return undefined;
    return `${rest.trimEnd()}${'  |'.repeat(missing)}`;
  });
}

/**
 * Reports a table without rows, an empty header, empty rows, and rows with more or fewer cells than
 * the header.
 *
 * @returns the rows with more or fewer cells
 */
export function checkRows(table: Table, context: PageContext): ReadonlySet<TableRow> {
  const [header, ...rows] = table.children;
  const columnCount = header?.children.length ?? 0;
  const uneven = new Set<TableRow>();
  if (rows.length === 0) {
    const end = table.position?.end.line ?? 0;
    const isDivided =
      /^[\s>]*$/.test(context.lines[end] ?? '-') && /^[\s>]*\|/.test(context.lines[end + 1] ?? '');
    if (isDivided) {
      const at = { line: end + 1, column: 1 };
      report(context, at, 'A blank line divides the table.', 'Remove the blank line.');
    } else {
      const advice = 'Add a row below the row of dashes, or remove the table.';
      report(context, table, 'The table has no rows.', advice);
    }
  }
  if (header?.children.every(({ children }) => children.length === 0) === true) {
    report(context, header, 'The header of the table is empty.', 'Name the columns.');
  }
  for (const row of rows) {
    const isEmpty = row.children.every(({ children }) => withoutComments(children).length === 0);
    if (isEmpty && row.children.length === columnCount)
      report(context, row, 'This table row is empty.', 'Fill its cells or remove it.');
    const count = row.children.length;
    if (count === columnCount) continue;
    uneven.add(row);
    report(
      context,
      row,
      `The row has ${describeCells(count)}, but the table header has ${columnCount}.`,
      count > columnCount
        ? 'Remove the extra cells, or write \\| for a literal | in a cell, even in code.'
        : 'Write one cell for each column, and put a blank line after the table.',
      { fix: fixRow(row, columnCount, context) },
    );
  }
  return uneven;
}

const tablesIn = (node: Nodes): Table[] =>
  node.type === 'table' ? [node] : isParent(node) ? node.children.flatMap(tablesIn) : [];

function cellsOf({ children: [header, ...rows] }: Table, heading: string): string[] {
  const index = header?.children.findIndex((cell) => toString(cell) === heading) ?? -1;
  return rows.flatMap(({ children }) => {
    const cell = children[index];
    return cell === undefined ? [] : [toString(cell)];
  });
}

function checkFacets(
  node: ArticleComponent,
  tables: readonly Table[],
  section: readonly RootContent[],
  context: PageContext,
): void {
  const headings = section.flatMap((next) =>
    next.type === 'heading' && next.depth === 3 ? [toString(next)] : [],
  );
  for (const facet of (node.attributes['facets'] ?? '').split(';')) {
    if (facet.trim() === '') continue;
    const { name, values } = readFacet(facet);
    const listed = values.split(',').map((value) => value.trim());
    if (listed.includes('')) {
      const advice = 'Write facets="Name: value, value".';
      const fault = values === '' ? 'no values' : 'an empty value';
      report(context, node, `The menu "${name}" has ${fault}.`, advice);
      continue;
    }
    const columns = tables.flatMap(
      ({ children: [header] }) => header?.children.map((cell) => toString(cell)) ?? [],
    );
    if (columns.includes(name)) {
      const cells = tables.flatMap((table) => cellsOf(table, name));
      const unknown = listed.find((value) => !cells.some((cell) => cell.includes(value)));
      if (unknown === undefined) continue;
      const advice = didYouMean(
        unknown,
        cells,
        `Use a value of the column, or remove "${unknown}".`,
      );
      report(context, node, `No cell of the column "${name}" contains "${unknown}".`, advice);
      continue;
    }
    if (listed.some((value) => headings.includes(value))) continue;
    const advice = didYouMean(
      name,
      columns,
      'Use the name of a column, or level 3 headings as values.',
    );
    report(context, node, `No table below the filter has a column "${name}".`, advice);
  }
}

/** Reports filters without a table to filter, or with menus that do not match it. */
export function checkTableFilters(siblings: readonly RootContent[], context: PageContext): void {
  for (const [index, node] of siblings.entries()) {
    if (node.type !== 'articleComponent' || node.name !== 'TableFilter') continue;
    const after = siblings.slice(index + 1);
    const end = after.findIndex((next) => next.type === 'heading' && next.depth <= 2);
    const section = end === -1 ? after : after.slice(0, end);
    const tables = section.flatMap(tablesIn);
    if (tables.length > 0) {
      checkFacets(node, tables, section, context);
      continue;
    }
    // A table that could not be generated has been reported already.
    const first = startOf(node).line;
    const last = end === -1 ? Infinity : startOf(after[end] ?? node).line;
    if (context.unreadable || context.problems.some(({ line }) => line >= first && line <= last))
      continue;
    report(
      context,
      node,
      '<TableFilter> has no table to filter.',
      'Put it before a table, without a level 2 heading in between.',
    );
  }
}
