/** A piece of JSON text, with the CSS class that colours it; '' for punctuation and space. */
interface JsonToken {
  readonly text: string;
  readonly kind: '' | 't-p' | 't-s' | 't-n' | 't-k';
}

/** Indenting deeper levels further would make a deep answer too long for the browser. */
const maxDepth = 50;

const token = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|true|false|null|[{}[\],:]/g;

function kindOf(text: string, isName: boolean): JsonToken['kind'] {
  if (text.startsWith('"')) return isName ? 't-p' : 't-s';
  return /^[tfn]/.test(text) ? 't-k' : 't-n';
}

/**
 * Returns JSON text as tokens, formatted on several lines. Does not parse it, so numbers above 2^53
 * keep their digits.
 *
 * @param text valid JSON, or its beginning
 */
export function prettyJson(text: string): JsonToken[] {
  const tokens: JsonToken[] = [];
  const parts = text.match(token) ?? [];
  let depth = 0;
  const put = (piece: string, kind: JsonToken['kind'] = '') => tokens.push({ text: piece, kind });
  const newLine = () => `\n${'  '.repeat(Math.min(depth, maxDepth))}`;
  parts.forEach((part, index) => {
    const next = parts[index + 1];
    const isOpen = part === '{' || part === '[';
    if (isOpen && (next === '}' || next === ']')) put(part);
    else if (isOpen) {
      depth += 1;
      put(part + newLine());
    } else if (part === '}' || part === ']') {
      const before = parts[index - 1];
      const isEmpty = before === '{' || before === '[';
      if (!isEmpty) depth -= 1;
      put(isEmpty ? part : newLine() + part);
    } else if (part === ',') put(`,${newLine()}`);
    else if (part === ':') put(': ');
    else put(part, kindOf(part, next === ':'));
  });
  return tokens;
}

/** Formats a size: "812 B", "12.3 kB". */
export function formatSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${(bytes / 1000).toFixed(1)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Formats a duration: "0.4 ms", "12 ms", "3.2 s". */
export function formatDuration(milliseconds: number): string {
  if (milliseconds < 10) return `${milliseconds.toFixed(1)} ms`;
  if (milliseconds < 1000) return `${Math.round(milliseconds)} ms`;
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
