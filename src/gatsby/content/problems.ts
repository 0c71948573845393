import type { Problem } from '../../content';

/** Formats a problem as `file:line:column message advice`, which editors turn into a link. */
export function formatProblem(problem: Problem): string {
  const { file, line, column, message, advice } = problem;
  return `${file}:${line}:${column} ${message} ${advice}`.trimEnd();
}

/** Returns a count with its noun: `1 mistake`, `2 mistakes`. */
export function countOf(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}

/**
 * Problems in the order of files and places, each once: those of front matter are also among those
 * of the compiled page, and those of a drawing among those of every page that shows it.
 */
export function sortedProblems(problems: readonly Problem[]): Problem[] {
  const byText = new Map(problems.map((problem) => [formatProblem(problem), problem]));
  return [...byText.values()].sort(
    (a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line || a.column - b.column,
  );
}
