import type { Problem } from '../../content';

/** Formats a problem as `file:line:column message advice`, which editors turn into a link. */
export function formatProblem(problem: Problem): string {
  const { file, line, column, message, advice, severity } = problem;
  const kind = severity === 'warning' ? 'Warning: ' : '';
  return `${file}:${line}:${column} ${kind}${message} ${advice}`.trimEnd();
}

/** Whether a problem fails a build. */
export const isError = ({ severity }: Problem): boolean => severity !== 'warning';

/** Returns the numbers of problems: `2 errors`, `1 error, 3 warnings`. */
export function summaryOf(problems: readonly Problem[]): string {
  const errors = problems.filter(isError).length;
  const warnings = problems.length - errors;
  return [countOf(errors, 'error'), ...(warnings > 0 ? [countOf(warnings, 'warning')] : [])].join(
    ', ',
  );
}

/** Returns a count with its noun: `1 error`, `2 errors`. */
export function countOf(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}

/**
 * Sorts problems by location and removes duplicates: compiling a page reports the problems of its
 * front matter again, and a drawing's problems are reported for every page that shows it.
 */
export function sortedProblems(problems: readonly Problem[]): Problem[] {
  const byText = new Map(problems.map((problem) => [formatProblem(problem), problem]));
  return [...byText.values()].sort(
    (a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line || a.column - b.column,
  );
}
