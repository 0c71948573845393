import { z } from 'zod';
import type { Data, PhrasingContent, Table, TableCell, TableRow } from 'mdast';
import { isObject } from '../../shared/isObject';
import { didYouMean, listNames } from '../../shared/suggest';
import { link, text } from '../mdast/make';
import { explainMarkup } from '../parse/plainText';
import { formatValue, tokenNames } from '../tokens/tokens';
import { tokenValue } from '../tokens/tokenValue';
import type { Library, Origin, TokenValue } from '../types';
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
      const fault = explainMarkup(heading, `heading of the column "${key}"`);
      if (fault !== undefined) throw new ContentError(fault.message, fault.advice);
      if (format === undefined || isFormat(format)) return { key, heading, format };
      if (heading.includes(',')) {
        throw new ContentError(
          'Columns must be separated by semicolons, not commas.',
          'Write key: Heading; key: Heading.',
        );
      }
      throw new ContentError(`Unknown column format "${format}".`, 'Use code or link.');
    });
}

const idPattern = /^[\w.-]+$/;

type Row = { readonly [name: string]: TokenValue };
type Path = readonly (string | number)[];

/** The entries of a list, and the list's path, which starts with the name of its file. */
interface Rows {
  readonly rows: readonly Row[];
  readonly path: Path;
}

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
  const isList = Array.isArray(rows) && rows.every(isObject);
  if (isList && rows.length === 0) {
    throw new ContentError(
      `The data "${name}" is an empty list.`,
      'Add an entry to it, or remove the component.',
    );
  }
  if (!isList) {
    throw new ContentError(
      `The data "${name}" is not a list of maps.`,
      'Use the dotted name of a list, such as currencies.list.',
    );
  }
  return rows as readonly Row[];
}

const isId = (value: TokenValue | undefined): value is string =>
  typeof value === 'string' && idPattern.test(value);

const isUrl = (value: TokenValue | undefined): boolean =>
  typeof value === 'string' && URL.canParse(value);

function checkValues(
  rows: readonly Row[],
  columns: readonly Column[],
  anchors: string | undefined,
): void {
  if (anchors !== undefined && !rows.some((row) => isId(tokenValue(anchors, row)))) {
    throw new ContentError(
      `No value of "${anchors}" can be the address of a row.`,
      'Name a key whose values are strings of letters, digits, ".", "_" or "-", or remove the attribute "anchors".',
    );
  }
  const column = columns.find(
    ({ key, format }) => format === 'link' && !rows.some((row) => isUrl(tokenValue(key, row))),
  );
  if (column === undefined) return;
  throw new ContentError(
    `No value of "${column.key}" is a URL.`,
    'Remove : link from the column, or name a key with URLs.',
  );
}

function cell(children: PhrasingContent[]): TableCell {
  return { type: 'tableCell', children };
}

function linkTo(url: string, origin: Origin): PhrasingContent {
  if (!URL.canParse(url)) {
    const message = `A table shows "${url}" as a link, but it is not a URL.`;
    const advice = 'Write a URL, such as https://example.com.';
    return { ...text(url), data: { origin, fault: { message, advice } } };
  }
  return link(url, new URL(url).host);
}

function valueCell(row: Row, { key, format }: Column, path: Path): TableCell {
  const value = tokenValue(key, row);
  const style = format === undefined ? 'prose' : 'code';
  const shown = value === undefined ? '' : formatValue(value, style);
  if (shown === undefined) {
    throw new ContentError(
      `The column "${key}" contains groups of values.`,
      `Name a value in the groups, such as ${key}.name.`,
    );
  }
  if (shown === '') return cell([text('–')]);
  const origin = { data: [...path, ...key.split('.')] };
  if (format === 'link') return cell([linkTo(shown, origin)]);
  if (format === 'code') return cell([{ type: 'inlineCode', value: shown }]);
  const fault = typeof value === 'string' ? explainMarkup(value, 'table cell') : undefined;
  return cell([{ ...text(shown), ...(fault && { data: { origin, fault } }) }]);
}

function rowData(row: Row, key: string | undefined, others: Rows): Data | undefined {
  if (key === undefined) return undefined;
  const value = tokenValue(key, row);
  const index = others.rows.indexOf(row);
  const origin = { data: [...others.path, index, ...key.split('.')] };
  if (!isId(value)) {
    const fault = value === undefined ? 'this entry has none' : 'this one is not valid';
    const message = `A table uses each ${key} as the address of a row, but ${fault}.`;
    const advice =
      'Write letters, digits, . _ or - without spaces, or name another key in "anchors".';
    return { origin, fault: { message, advice } };
  }
  if (others.rows.some((other, at) => at < index && tokenValue(key, other) === value)) {
    const message = `A table uses each ${key} as the address of a row, but "${value}" occurs twice.`;
    return { origin, fault: { message, advice: 'Change or remove one of the two.' } };
  }
  return { hProperties: { id: value } };
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
    const path = data.split('.');
    const columns = readColumns(columnText);
    for (const [index, { key }] of columns.entries()) {
      if (columns.findIndex((other) => other.key === key) < index) {
        throw new ContentError(`The column "${key}" is listed twice.`, 'Use each key once.');
      }
      if (rows.every((row) => tokenValue(key, row) === undefined)) {
        const keys = new Set(rows.flatMap((row) => Object.keys(row)));
        throw new ContentError(
          `No entry of "${data}" has a key "${key}".`,
          didYouMean(key, keys, listNames('keys', [...keys])),
        );
      }
    }
    checkValues(rows, columns, anchors);
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
        ...rows.map((row, index): TableRow => {
          const rowProperties = rowData(row, anchors, { rows, path });
          return {
            type: 'tableRow',
            ...(rowProperties && { data: rowProperties }),
            children: columns.map((column) => valueCell(row, column, [...path, index])),
          };
        }),
      ],
    };
    return [table];
  },
};
