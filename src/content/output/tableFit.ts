import type { PhrasingContent, Table, TableCell } from 'mdast';
import { codeParts } from '../../shared/codeParts';

/*
 * Every table is sized by its content. A column whose longest cell is short keeps its text on one
 * line. Any other column is prose: its text wraps, but it is at least 24 characters wide, and at
 * least as wide as its longest word. The stylesheet turns rows into lists where the columns do not
 * fit side by side.
 */

interface TableFit {
  /** Width in rem below which rows become lists: one of `widths`, or 0 if they never do. */
  readonly width: number;
  /** Columns of prose, counted from 1. */
  readonly prose: readonly number[];
}

/** Width of a table on a 320 px phone with a scrollbar, in rem. */
const phoneWidth = 16.5;

/** The widths that the stylesheet has classes for, in rem. */
const widths = [18, 22, 26, 30, 34, 38, 43, 48, 53, 57, 59, 75] as const;

/**
 * Width of 24 characters, in rem. A column with a wider line is prose, and may wrap down to this
 * width.
 */
const proseWidth = 11.5;

/** Width of the space between two columns, in rem. */
const gap = 1.5;

/** Font size of text in a table, in rem. */
const fontSize = 0.9375;

/** Width of a character of code, in rem. */
const codeWidth = fontSize * 0.9 * 0.667;

/** Width of bold text relative to normal text. */
const boldFactor = 1.06;

/**
 * Returns the approximate width of a word or a line of text, in rem. The character widths were
 * measured in src/styles/fonts/text.woff2.
 */
function textWidth(text: string): number {
  let width = 0;
  for (const character of text) {
    if (/[\s!'(),./:;I[\]`fijlrt|]/.test(character)) width += 0.33;
    else if (/[%@MWmw]/.test(character)) width += 0.88;
    else if (/[\dA-Z]/.test(character)) width += 0.66;
    else width += 0.56;
  }
  return width * fontSize;
}

interface Widths {
  /** Width of the text if it wraps only at `<br>`. */
  readonly line: number;
  readonly longestWord: number;
}

function measure(nodes: readonly PhrasingContent[]): Widths {
  let width = 0;
  let line = 0;
  let longestWord = 0;
  for (const node of nodes) {
    if (node.type === 'inlineCode') {
      width += node.value.length * codeWidth;
      const parts = codeParts(node.value).map((part) => part.trimEnd().length * codeWidth);
      longestWord = Math.max(longestWord, ...parts);
    } else if (node.type === 'text') {
      width += textWidth(node.value);
      longestWord = Math.max(longestWord, ...node.value.split(/\s|(?<=-)/).map(textWidth));
    } else if (node.type === 'break' || (node.type === 'inlineElement' && node.name === 'br')) {
      line = Math.max(line, width);
      width = 0;
    } else if ('children' in node) {
      const inner = measure(node.children);
      const factor = node.type === 'strong' ? boldFactor : 1;
      width += inner.line * factor;
      longestWord = Math.max(longestWord, inner.longestWord * factor);
    }
  }
  return { line: Math.max(line, width), longestWord };
}

/** The cells of the first column are measured as bold, because they may name the rows. */
function measureColumn(cells: readonly TableCell[], column: number): Widths {
  const factor = column === 0 ? boldFactor : 1;
  const all = cells.map(({ children }) => measure(children));
  return {
    line: factor * Math.max(0, ...all.map(({ line }) => line)),
    longestWord: factor * Math.max(0, ...all.map(({ longestWord }) => longestWord)),
  };
}

/**
 * Returns the columns of a table that contain prose, and the width below which its rows become
 * lists.
 */
export function fitTable({ children: [head, ...rows] }: Table): TableFit {
  const prose: number[] = [];
  let neededWidth = -gap;
  head?.children.forEach((heading, column) => {
    const cells = rows.flatMap(({ children }) => children[column] ?? []);
    const { line, longestWord } = measureColumn(cells, column);
    const isProse = line > proseWidth;
    if (isProse) prose.push(column + 1);
    const columnWidth = isProse ? Math.max(proseWidth, longestWord) : line;
    neededWidth += gap + Math.max(columnWidth, measure(heading.children).longestWord * boldFactor);
  });
  if (neededWidth <= phoneWidth) return { width: 0, prose };
  return { width: widths.find((width) => neededWidth <= width) ?? widths.at(-1) ?? 0, prose };
}
