import type { Row } from './rows';

function cell(value: string | number | null): string {
  const raw = value === null ? '' : String(value);
  // A spreadsheet would treat a string that begins with one of these characters as a formula.
  const text = typeof value === 'string' && /^[=+\-@]/.test(value) ? `'${raw}` : raw;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Formats rows as CSV (RFC 4180) with a header line; `columns` are the fields in order. */
export function csvOf(columns: readonly string[], rows: readonly Row[]): string {
  const lines = rows.map((row) => columns.map((name) => cell(row[name] ?? null)).join(','));
  return [columns.join(','), ...lines, ''].join('\r\n');
}

/** Formats rows as JSON, one per line. */
export function jsonLinesOf(rows: readonly Row[]): string {
  return rows.map((row) => `${JSON.stringify(row)}\n`).join('');
}
