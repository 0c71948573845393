import { z } from 'zod';
import type { PhrasingContent, Table, TableCell } from 'mdast';
import { didYouMean } from '../../shared/suggest';
import { link } from '../mdast/make';
import { formatValue, tokenNames } from '../tokens';
import { tokenValue } from '../tokenValue';
import type { Library, TokenValue } from '../types';
import type { Expander } from './expander';
import { ContentError } from '../contentError';

interface Column {
  /** Dotted name of the value in each row. */
  readonly key: string;
  readonly heading: string;
  readonly format: Format | undefined;
}

const formats = ['code', 'link'] as const;
type Format = (typeof formats)[number];

const isFormat = (name: string): name is Format => (formats as readonly string[]).includes(name);

/** Reads columns such as `code: Code: code; name: Name`. */
function readColumns(text: string): Column[] {
  return text
    .split(';')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [key = '', heading = '', format, ...rest] = part.split(':').map((word) => word.trim());
      if (key === '' || heading === '' || rest.length > 0) {
        throw new ContentError(
          `"${part.trim()}" is not a column.`,
          'Write each column as key: Heading, with semicolons between columns.',
        );
      }
      if (format !== undefined && heading.includes(',')) {
        throw new ContentError(
          'Columns must be separated by semicolons, not commas.',
          'Write key: Heading; key: Heading.',
        );
      }
      if (format !== undefined && !isFormat(format)) {
        throw new ContentError(`Unknown column format "${format}".`, 'Use code or link.');
      }
      return { key, heading, format };
    });
}

type Row = { readonly [name: string]: TokenValue };

function readRows(name: string, library: Library): readonly Row[] {
  const rows = tokenValue(name, library.tokens);
  if (rows === undefined) {
    const advice = didYouMean(
      name,
      tokenNames(library.tokens),
      'Use the dotted name of a list, such as currencies.list.',
    );
    throw new ContentError(`There is no data "${name}".`, advice);
  }
  const isList =
    Array.isArray(rows) &&
    rows.every((row: unknown) => typeof row === 'object' && row !== null && !Array.isArray(row));
  if (!isList || rows.length === 0) {
    throw new ContentError(
      `The data "${name}" is not a list of maps.`,
      'Use the dotted name of a list, such as currencies.list.',
    );
  }
  return rows as readonly Row[];
}

function cell(children: PhrasingContent[]): TableCell {
  return { type: 'tableCell', children };
}

/** Returns a link to a URL, with the host as its text. */
function linkTo(url: string): PhrasingContent {
  if (!URL.canParse(url)) {
    throw new ContentError(
      `"${url}" is not a URL.`,
      'Correct it in the data file, or remove : link from the column.',
    );
  }
  return link(url, new URL(url).host);
}

function valueCell(row: Row, { key, format }: Column): TableCell {
  const value = tokenValue(key, row);
  const style = format === undefined ? 'prose' : 'code';
  const text = value === undefined ? '' : formatValue(value, style);
  if (text === undefined) {
    throw new ContentError(
      `The column "${key}" contains groups of values.`,
      `Name a value in the groups, such as ${key}.name.`,
    );
  }
  if (text === '') return cell([{ type: 'text', value: '–' }]);
  if (format === 'link') return cell([linkTo(text)]);
  return cell([{ type: format === 'code' ? 'inlineCode' : 'text', value: text }]);
}

/** Matches values that can be the id of a row. */
const idPattern = /^[\w.-]+$/;

/** Returns a row's value for the key as its id; undefined without a key. */
function rowId(row: Row, key: string | undefined): string | undefined {
  if (key === undefined) return undefined;
  const value = tokenValue(key, row);
  if (typeof value !== 'string' || !idPattern.test(value)) {
    throw new ContentError(
      `Not every value of "${key}" can be the address of a row.`,
      'Name a key whose values are words without spaces, or remove the attribute "anchors".',
    );
  }
  return value;
}

/**
 * `<DataTable data="currencies.list" columns="code: Code: code; name: Name" anchors="code" />`: a
 * table with a row for each entry of a list.
 */
export const dataTable: Expander = {
  attributes: z.strictObject({
    data: z.string().min(1),
    columns: z.string().min(1),
    anchors: z.string().min(1).optional(),
  }),
  usedData: ({ data = '' }) => [data],
  expand: ({ data = '', columns: columnText = '', anchors }, library) => {
    const rows = readRows(data, library);
    const columns = readColumns(columnText);
    for (const [index, { key }] of columns.entries()) {
      if (columns.findIndex((other) => other.key === key) < index) {
        throw new ContentError(`The column "${key}" is listed twice.`, 'Use each key once.');
      }
      if (rows.every((row) => tokenValue(key, row) === undefined)) {
        const keys = new Set(rows.flatMap((row) => Object.keys(row)));
        throw new ContentError(
          `No entry of "${data}" has a key "${key}".`,
          didYouMean(key, keys, `Its keys are ${[...keys].join(', ')}.`),
        );
      }
    }
    const isNumeric = ({ key }: Column) =>
      rows.every((row) => ['number', 'undefined'].includes(typeof tokenValue(key, row)));
    const table: Table = {
      type: 'table',
      align: columns.map((column) => (isNumeric(column) ? 'right' : null)),
      children: [
        {
          type: 'tableRow',
          children: columns.map(({ heading }) => cell([{ type: 'text', value: heading }])),
        },
        ...rows.map((row) => {
          const id = rowId(row, anchors);
          return {
            type: 'tableRow' as const,
            ...(id !== undefined && { data: { hProperties: { id } } }),
            children: columns.map((column) => valueCell(row, column)),
          };
        }),
      ],
    };
    return [table];
  },
};
