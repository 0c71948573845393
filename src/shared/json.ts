/** Maximum line length, in characters. */
const width = 80;
/** The largest u64; JSON.parse rounds it to 2^64. */
const largestU64 = '18446744073709551615';

function scalar(value: unknown): string {
  if (typeof value === 'bigint') return String(value);
  return value === 2 ** 64 ? largestU64 : JSON.stringify(value);
}

const isInteger = /^-?\d{16,}$/;
/** Precedes an integer in a text of `parseJson`; NUL cannot be in JSON unescaped. */
const marker = '\0integer:';

/** Returns an integer as a bigint if a number would round it. */
export function exactInteger(digits: string): number | bigint {
  const number = Number(digits);
  return Number.isSafeInteger(number) ? number : BigInt(digits);
}

/**
 * Parses JSON like JSON.parse, but integers that a number would round become bigints: lamports are
 * u64.
 *
 * @throws SyntaxError if the text is not JSON
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (!/\d{16}/.test(text)) return value;
  const marked = text.replaceAll(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (token) =>
    isInteger.test(token) ? JSON.stringify(marker + token) : token,
  );
  return JSON.parse(marked, (_name, member: unknown) =>
    typeof member === 'string' && member.startsWith(marker)
      ? exactInteger(member.slice(marker.length))
      : member,
  );
}

function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return scalar(value);
  const members = Object.entries(value).map(
    ([key, member]) => `${JSON.stringify(key)}: ${oneLine(member)}`,
  );
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

function inParts(open: string, close: string, parts: string[], indent: string): string {
  return `${open}\n${parts.map((part) => `${indent}  ${part}`).join(',\n')}\n${indent}${close}`;
}

/** Fills lines with numbers instead of giving each its own line. */
function numbersInLines(values: readonly unknown[], indent: string): string {
  const lines: string[] = [];
  for (const number of values.map(scalar)) {
    const last = lines.at(-1);
    if (last !== undefined && `${indent}  ${last}, ${number},`.length <= width) {
      lines[lines.length - 1] = `${last}, ${number}`;
    } else lines.push(number);
  }
  return inParts('[', ']', lines, indent);
}

/**
 * Formats a JSON value for readers: on one line if it fits in 80 characters. Restores the largest
 * u64, which parsing rounds.
 *
 * @param indent prefix of each line but the first
 * @param before length of the text before the value on its line
 */
export function formatJson(value: unknown, indent = '', before = 0): string {
  const line = oneLine(value);
  const isSimple = typeof value !== 'object' || value === null;
  if (isSimple || indent.length + before + line.length <= width) return line;
  if (Array.isArray(value)) {
    if (value.every((item) => ['number', 'bigint'].includes(typeof item)))
      return numbersInLines(value, indent);
    const items = value.map((item) => formatJson(item, `${indent}  `));
    return inParts('[', ']', items, indent);
  }
  return formatMultiline(value as Readonly<Record<string, unknown>>, indent);
}

/** Formats an object like formatJson, but always on several lines. */
export function formatMultiline(value: Readonly<Record<string, unknown>>, indent = ''): string {
  const members = Object.entries(value).map(([key, member]) => {
    const name = `${JSON.stringify(key)}: `;
    return name + formatJson(member, `${indent}  `, name.length);
  });
  return inParts('{', '}', members, indent);
}

/** Formats a request body; objects always span several lines. */
export function formatBody(value: unknown, indent = ''): string {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? formatMultiline({ ...value }, indent) : formatJson(value, indent);
}
