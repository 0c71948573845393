import { isObject } from './isObject';

const maxWidth = 80;
/** The largest u64; JSON.parse rounds it to 2^64. */
const largestU64 = '18446744073709551615';

function formatScalar(value: unknown): string {
  if (typeof value === 'bigint') return String(value);
  return value === 2 ** 64 ? largestU64 : JSON.stringify(value);
}

const longInteger = /^-?\d{16,}$/;
/**
 * Marks the strings that replace long integers during parsing; NUL sets them apart from other
 * strings.
 */
const marker = '\0integer:';

/** Parses an integer; returns a bigint if it is not a safe integer. */
export function parseExactInteger(digits: string): number | bigint {
  const number = Number(digits);
  return Number.isSafeInteger(number) ? number : BigInt(digits);
}

/**
 * Parses JSON like JSON.parse, but unsafe integers written without a point or an exponent become
 * bigints, because lamports are u64.
 *
 * @throws SyntaxError if the text is not JSON
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (!/\d{16}/.test(text)) return value;
  const marked = text.replaceAll(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (token) =>
    longInteger.test(token) ? JSON.stringify(marker + token) : token,
  );
  return JSON.parse(marked, (_name, member: unknown) =>
    typeof member === 'string' && member.startsWith(marker)
      ? parseExactInteger(member.slice(marker.length))
      : member,
  );
}

function formatOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(formatOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return formatScalar(value);
  const members = Object.entries(value).map(
    ([key, member]) => `${JSON.stringify(key)}: ${formatOneLine(member)}`,
  );
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

function formatBlock(open: string, close: string, parts: string[], indent: string): string {
  return `${open}\n${parts.map((part) => `${indent}  ${part}`).join(',\n')}\n${indent}${close}`;
}

function formatNumbers(values: readonly unknown[], indent: string): string {
  const lines: string[] = [];
  for (const number of values.map(formatScalar)) {
    const last = lines.at(-1);
    if (last !== undefined && `${indent}  ${last}, ${number},`.length <= maxWidth) {
      lines[lines.length - 1] = `${last}, ${number}`;
    } else lines.push(number);
  }
  return formatBlock('[', ']', lines, indent);
}

/**
 * Formats a JSON value for readers: on one line if it fits in 80 characters. Writes 2^64 as the
 * largest u64, which JSON.parse rounds up to 2^64.
 *
 * @param indent prefix of each line but the first
 * @param before length of the text between the indent and the value
 */
export function formatJson(value: unknown, indent = '', before = 0): string {
  const line = formatOneLine(value);
  const isSimple = typeof value !== 'object' || value === null;
  if (isSimple || indent.length + before + line.length <= maxWidth) return line;
  if (Array.isArray(value)) {
    if (value.every((item) => ['number', 'bigint'].includes(typeof item)))
      return formatNumbers(value, indent);
    const items = value.map((item) => formatJson(item, `${indent}  `));
    return formatBlock('[', ']', items, indent);
  }
  return formatMultiline(value as Readonly<Record<string, unknown>>, indent);
}

/** Formats an object like formatJson, but always on several lines. */
export function formatMultiline(value: Readonly<Record<string, unknown>>, indent = ''): string {
  const members = Object.entries(value).map(([key, member]) => {
    const name = `${JSON.stringify(key)}: `;
    return name + formatJson(member, `${indent}  `, name.length);
  });
  return formatBlock('{', '}', members, indent);
}

/** Formats a request body like formatJson, but always puts an object on several lines. */
export function formatBody(value: unknown, indent = ''): string {
  return isObject(value) ? formatMultiline(value, indent) : formatJson(value, indent);
}
