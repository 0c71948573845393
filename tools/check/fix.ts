import type { Problem } from '../../src/content';
import { normalizeText } from '../../src/content/parse/sourceText';

/** A line with a problem: the text before the problem, and the rest of the line. */
interface Spot {
  readonly before: string;
  readonly rest: string;
}

/** Returns the corrected rest of the line; undefined if only an author can decide. */
type Fix = (spot: Spot, parts: readonly string[]) => string | undefined;

/** Replaces the first occurrence of a string; undefined if there is none. */
function replaceFirst(text: string, search: string, replacement: string): string | undefined {
  const at = search === '' ? -1 : text.indexOf(search);
  return at === -1 ? undefined : text.slice(0, at) + replacement + text.slice(at + search.length);
}

/** Splits a table row into cells at its pipes, as GFM does. */
const cellsOf = (row: string): string[] =>
  row
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/);

/** Escapes the pipes within inline code, at which GFM would end a cell. */
const escapeCode = (row: string): string =>
  row.replace(/(`+)(?!`)(.*?[^`])\1(?!`)/g, (code) => code.replace(/(?<!\\)\|/g, '\\|'));

function fixRow(
  { before, rest }: Spot,
  [, actual = '', expected = '']: readonly string[],
): string | undefined {
  if (before.trim() !== '') return undefined;
  const escaped = escapeCode(rest);
  if (cellsOf(escaped).length === Number(expected)) return escaped;
  const missing = Number(expected) - Number(actual);
  // Without pipes, the line may be a paragraph that needs a blank line above it.
  if (missing <= 0 || !/^\|.*(?<!\\)\|\s*$/.test(rest)) return undefined;
  return `${rest.trimEnd()}${'  |'.repeat(missing)}`;
}

const quoteYaml: Fix = ({ rest }) => `'${rest.trim().replaceAll("'", "''")}'`;

/** Fixes, by a pattern of the problem's message and advice, joined with a space. */
const fixes: readonly (readonly [pattern: RegExp, fix: Fix])[] = [
  [
    /^The link "(.+)" is a URL, not a file\. Write (.+)\.$/,
    ({ rest }, [, url = '', path = '']) => replaceFirst(rest, url, path),
  ],
  [
    /^The link has no scheme\. Write https:(.+)\.$/,
    ({ rest }, [, url = '']) => replaceFirst(rest, url, `https:${url}`),
  ],
  [
    /^Links with "pathname:" are not allowed\. Write (.+)\.$/,
    ({ rest }, [, path = '']) => replaceFirst(rest, `pathname://${path}`, path),
  ],
  [/^Unexpected space between link text and URL\./, ({ rest }) => rest.replace(/\] +\(/, '](')],
  [/^URLs and addresses in <> are not allowed\./, ({ rest }) => rest.replace(/<([^<>\s]+)>/, '$1')],
  [
    /^This line starts like an admonition but is not one\. Write (:{3,}\w+\[.*\])\.$/,
    (_spot, [, line]) => line,
  ],
  [/^A no-break space follows /, ({ rest }) => replaceFirst(rest, '\u00A0', ' ')],
  [
    /^A level \d heading follows a level \d heading\. Use (#+) here\.$/,
    ({ rest }, [, marks = '']) => rest.replace(/^#+/, marks),
  ],
  [/^The row has (\d+) cells?, but the table header has (\d+)\./, fixRow],
  [
    /^The code block has no language\./,
    ({ rest }) => rest.replace(/^(`{3,}|~{3,})(?=\s*$|\s*\{)/, '$1text'),
  ],
  [
    /^Unknown code block option "(\w+)=([^\s"'`]+)"\. Write \1="…"/,
    ({ rest }, [, key = '', value = '']) =>
      replaceFirst(rest, `${key}=${value}`, `${key}="${value}"`),
  ],
  [
    /^The attribute "(\w+)" of <\w+> is an expression\. Write \1="text"\.$/,
    ({ rest }, [, name = '']) => {
      const literal = new RegExp(`^${name}=\\{\\s*(?:"([^"{}\\\\]*)"|'([^'"{}\\\\]*)')\\s*\\}`);
      return literal.test(rest) ? rest.replace(literal, `${name}="$1$2"`) : undefined;
    },
  ],
  [/^YAML reads the value of \w+ as a \w+, not a string\. Quote it: /, quoteYaml],
  [/^The value of \w+ starts with a brace, so YAML reads it as a map\. Quote it: /, quoteYaml],
  [
    /^"(.+)" is itself redirected\. Redirect to "(.+)" instead\.$/,
    ({ rest }, [, from = '', to = '']) => replaceFirst(rest, from, to),
  ],
];

/**
 * Returns the replacement for the lines from an index on; undefined if the problem needs no such fix.
 */
function fixLines(
  lines: readonly string[],
  index: number,
  text: string,
): readonly string[] | undefined {
  const line = lines[index] ?? '';
  if (/^Pages cannot import or export\. /.test(text)) {
    const isImport = /^import\b.*['"];?\s*$/.test(line);
    const firstKept = isImport && lines[index + 1]?.trim() === '' ? index + 2 : index + 1;
    return isImport ? lines.slice(firstKept) : undefined;
  }
  const [, opening] = /^GitHub alerts are not supported\. .*?(:::\w+),/.exec(text) ?? [];
  if (opening === undefined || !/^> ?\[!\w+\]\s*$/.test(line)) return undefined;
  const rest = lines.slice(index + 1);
  const end = rest.findIndex((quoted) => !quoted.startsWith('>'));
  const inner = end === -1 ? rest : rest.slice(0, end);
  const content = inner.map((quoted) => quoted.replace(/^> ?/, ''));
  return [opening, ...content, ':::', ...(end === -1 ? [] : rest.slice(end))];
}

/**
 * Removes the comma before a closing bracket, on its line or one above; returns whether there was
 * one.
 */
function removeComma(lines: string[], index: number, column: number): boolean {
  const before = (lines[index] ?? '').slice(0, column - 1);
  if (/,\s*$/.test(before)) {
    lines[index] = before.replace(/,(\s*)$/, '$1') + (lines[index] ?? '').slice(column - 1);
    return true;
  }
  if (before.trim() !== '' || index === 0) return false;
  const above = lines[index - 1] ?? '';
  if (above.trim() === '') return removeComma(lines, index - 1, above.length + 1);
  lines[index - 1] = above.replace(/,(\s*)$/, '$1');
  return lines[index - 1] !== above;
}

/**
 * Fixes the problems of a file that need no decision. Fixes at most one per line, because a fix may
 * change the other problems.
 *
 * @param problems problems of this file
 * @returns the fixed text; undefined if nothing can be fixed
 */
export function fixText(text: string, problems: readonly Problem[]): string | undefined {
  const lines = normalizeText(text).split('\n');
  const fixedLines = new Set<number>();
  // Starts from the end, so that positions above stay correct.
  const ordered = [...problems].sort((a, b) => b.line - a.line || b.column - a.column);
  for (const { line, column, message, advice } of ordered) {
    if (fixedLines.has(line)) continue;
    const index = line - 1;
    const report = `${message} ${advice}`;
    if (report.startsWith('Invalid JSON: unexpected comma before ')) {
      if (removeComma(lines, index, column)) fixedLines.add(line);
      continue;
    }
    const replacement = fixLines(lines, index, report);
    if (replacement !== undefined) {
      lines.splice(index, lines.length - index, ...replacement);
      fixedLines.add(line);
      continue;
    }
    const lineText = lines[index] ?? '';
    const spot = { before: lineText.slice(0, column - 1), rest: lineText.slice(column - 1) };
    for (const [pattern, fix] of fixes) {
      const parts = pattern.exec(report);
      const rest = parts === null ? undefined : fix(spot, parts);
      if (rest === undefined || rest === spot.rest) continue;
      lines[index] = spot.before + rest;
      fixedLines.add(line);
      break;
    }
  }
  return fixedLines.size === 0 ? undefined : lines.join('\n');
}
