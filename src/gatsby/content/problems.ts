import type { Problem } from '../../content';

/** Formats a problem as `file:line:column message advice`, which editors turn into a link. */
export function formatProblem(problem: Problem): string {
  const { file, line, column, message, advice } = problem;
  return `${file}:${line}:${column} ${message} ${advice}`.trimEnd();
}

/** Returns a count with its noun: `1 error`, `2 errors`. */
export function countOf(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}

/**
 * Sorts problems by location and removes duplicates: compiling a page reports the problems of its
 * front matter again, and those of a drawing for every page that shows it.
 */
export function sortedProblems(problems: readonly Problem[]): Problem[] {
  const byText = new Map(problems.map((problem) => [formatProblem(problem), problem]));
  return [...byText.values()].sort(
    (a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line || a.column - b.column,
  );
}
