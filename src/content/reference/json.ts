const width = 80;
/** The largest u64. It has no exact double: parsed as a number it reads 2^64. */
const largestU64 = '18446744073709551615';

function scalar(value: unknown): string {
  return value === 2 ** 64 ? largestU64 : JSON.stringify(value);
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

/** Numbers in as many lines as they need, instead of one line each. */
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
 * Writes a JSON value for readers: what fits into 80 characters stands on one line, and the largest
 * u64 is written as nodes write it.
 *
 * @param indent what stands before each line but the first
 */
export function formatJson(value: unknown, indent = '', before = 0): string {
  const line = oneLine(value);
  const isSimple = typeof value !== 'object' || value === null;
  if (isSimple || indent.length + before + line.length <= width) return line;
  if (Array.isArray(value)) {
    if (value.every((item) => typeof item === 'number')) return numbersInLines(value, indent);
    const items = value.map((item) => formatJson(item, `${indent}  `));
    return inParts('[', ']', items, indent);
  }
  return formatEnvelope(value as Readonly<Record<string, unknown>>, indent);
}

/** Writes the outermost object over several lines even where it would fit on one. */
export function formatEnvelope(value: Readonly<Record<string, unknown>>, indent = ''): string {
  const members = Object.entries(value).map(([key, member]) => {
    const name = `${JSON.stringify(key)}: `;
    return name + formatJson(member, `${indent}  `, name.length);
  });
  return inParts('{', '}', members, indent);
}
