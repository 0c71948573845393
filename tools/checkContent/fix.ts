import type { Fix, Problem } from '../../src/content';
import { normalizeText, offsetAt } from '../../src/content/parse/sourceText';

/**
 * Applies the fixes of a file's problems, at most one on each line, because a fix may change the
 * other problems of the line.
 *
 * @param problems the problems of the file
 * @returns the new text; undefined if nothing can be fixed
 */
export function fixText(text: string, problems: readonly Problem[]): string | undefined {
  let fixed = normalizeText(text);
  let firstFixedLine = Infinity;
  // Starts from the end, so that the positions of the remaining fixes stay correct.
  const fixes = problems
    .flatMap(({ fix }) => fix ?? [])
    .sort((a, b) => b.start.line - a.start.line || b.start.column - a.start.column);
  for (const { start, end, replacement } of fixes) {
    if (lastLineOf({ start, end, replacement }) >= firstFixedLine) continue;
    const before = fixed.slice(0, offsetAt(fixed, start));
    fixed = before + replacement + fixed.slice(offsetAt(fixed, end));
    firstFixedLine = start.line;
  }
  if (firstFixedLine === Infinity) return undefined;
  return /\r\n/.test(text) ? fixed.replaceAll('\n', '\r\n') : fixed;
}

/** Returns the last line that a fix changes; a fix may end at the start of the next line. */
const lastLineOf = ({ end }: Fix): number => (end.column === 1 ? end.line - 1 : end.line);
