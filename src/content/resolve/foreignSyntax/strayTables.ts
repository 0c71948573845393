import { describeCells, splitRow } from '../tableRows';
import type { TextExplanation } from '../../types';

const countCells = (line: string): number => splitRow(line).length;

/** Returns whether a line has only the characters of a table's delimiter row, including a pipe. */
export const isDelimiterRow = (line: string): boolean =>
  /^[\s:|-]*-[\s:|-]*$/.test(line) && line.includes('|');

/**
 * Returns whether a line is almost a delimiter row: with marks such as `=`, `+` or `—`, or with one
 * other character.
 */
const isNearlyDelimiterRow = (line: string): boolean =>
  /[-–—=_]{2}/.test(line) && /^[\s|:=+–—_-]*[^\s|]?[\s|:=+–—_-]*$/.test(line) && /[|+]/.test(line);

const malformedRow = (header: string): TextExplanation => ({
  message: 'The row below the header of the table is malformed.',
  advice: `Write ${'| --- '.repeat(countCells(header))}| in its place.`,
});

/** Removes blockquote markers, and spaces at both ends. */
export const withoutMarkers = (line: string) => line.replace(/^[ \t>]+/, '').trimEnd();

/**
 * Explains a line of a paragraph that looks like part of a table; undefined for other lines.
 *
 * @param next the line below `line`
 */
export function explainTableLine(line: string, next: string): TextExplanation | undefined {
  if (line.includes('|') && isDelimiterRow(next)) {
    if (splitRow(next).some((cell) => !/^:?-+:?$/.test(cell.trim()))) return malformedRow(line);
    if (countCells(line) === countCells(next)) {
      const message = 'A table starts inside a list or quote and continues outside it.';
      const advice =
        'Put a blank line above the table, or write all its rows inside the list or quote.';
      return { message, advice };
    }
    return {
      message: `The table header has ${describeCells(countCells(line))}, but the delimiter row has ${countCells(next)}.`,
      advice: 'Write one --- for each column.',
    };
  }
  if (isDelimiterRow(line)) {
    return {
      message: 'The delimiter row of a table needs a header right above it.',
      advice: 'Write the header, such as | A | B |, on the line above.',
    };
  }
  if (line.includes('|') && isNearlyDelimiterRow(next)) return malformedRow(line);
  if (/^\|.*\|$/.test(line)) {
    return {
      message: 'The table has no delimiter row.',
      advice: `Add ${'| --- '.repeat(countCells(line))}| below the header, and a blank line before the table.`,
    };
  }
  return undefined;
}

/**
 * Explains a delimiter row without outer pipes, such as `- | -`, which is read as a list item;
 * undefined for other paragraphs.
 *
 * @param precedingText the text of the file before the paragraph
 */
export function explainListedDelimiter(
  precedingText: string,
  paragraph: string,
): TextExplanation | undefined {
  const [delimiters = ''] = paragraph.split('\n');
  const isBelowRow = /\|[^\n]*\n[ \t>]*-[ \t]+$/.test(precedingText.slice(-maxRowLength));
  if (!isBelowRow || !isDelimiterRow(delimiters)) return undefined;
  const message = 'A row that starts with - and a space is read as a list item.';
  return {
    message,
    advice: `Write ${'| --- '.repeat(countCells(`- ${delimiters}`))}| in its place.`,
  };
}

/** Number of characters before a paragraph that are searched for the row above it. */
const maxRowLength = 5000;

/**
 * Explains rows that a blank line separates from their table; undefined for other paragraphs, and
 * `'reported'` if the message about the table covers the rows.
 *
 * @param precedingText the text of the file before the paragraph
 */
export function explainDividedTable(
  precedingText: string,
  paragraph: string,
): TextExplanation | 'reported' | undefined {
  if (!/^\|.*\|[ \t]*(?:\n|$)/.test(paragraph)) return undefined;
  const lines = precedingText.slice(-maxRowLength).split('\n');
  const [lastRow = '', blank = '-', start = '-'] = lines.slice(-3);
  if (!/^[ \t>]*$/.test(blank) || !/^[ \t>]*$/.test(start)) return undefined;
  const isRow = /^[ \t>]*\|.*\|[ \t]*$/.test(lastRow);
  // A paragraph with a delimiter row is a table of its own.
  if (!isRow || isDelimiterRow(paragraph.split('\n')[1] ?? '')) return undefined;
  // A blank line right below the delimiter row has been reported with the table.
  return isDelimiterRow(withoutMarkers(lastRow))
    ? 'reported'
    : {
        message: 'A blank line above this row divides the table.',
        advice: 'Remove the blank line.',
      };
}
