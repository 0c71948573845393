import { groupProblems, positionOf } from '../../content';
import type { Problem } from '../../content';

/**
 * Formats a problem as `file:line:column message advice`, with `Warning: ` before the message of a
 * warning.
 */
export function formatProblem(problem: Problem): string {
  const { message, advice, severity } = problem;
  const kind = severity === 'warning' ? 'Warning: ' : '';
  return `${positionOf(problem)} ${kind}${message} ${advice}`.trimEnd();
}

/**
 * Formats problems for a terminal: each message once, followed by a line for every other location.
 *
 * @param prefixOf returns the text before a problem
 */
export function formatProblems(
  problems: readonly Problem[],
  prefixOf: (problem: Problem) => string = () => '',
): string[] {
  return groupProblems(problems).flatMap(([first, ...others]) => {
    const line = `${prefixOf(first)}${formatProblem(first)}`;
    return others.length === 0
      ? [line]
      : [
          `${line} Also at ${countOf(others.length, 'other location')}:`,
          ...others.map((other) => `  ${positionOf(other)}`),
        ];
  });
}

/** Returns a problem that concerns a whole file, located at the file's start. */
export const fileProblem = (file: string, message: string, advice: string): Problem => ({
  file,
  line: 1,
  column: 1,
  message,
  advice,
});

/** Returns whether a problem fails a build. */
export const isError = ({ severity }: Problem): boolean => severity !== 'warning';

/** Returns the number of different errors and warnings: `2 errors`, `1 error, 3 warnings`. */
export function summaryOf(problems: readonly Problem[]): string {
  const messages = groupProblems(problems);
  const errors = messages.filter(([first]) => isError(first)).length;
  const warnings = messages.length - errors;
  return [countOf(errors, 'error'), ...(warnings > 0 ? [countOf(warnings, 'warning')] : [])].join(
    ', ',
  );
}

/** Returns a count with its noun: `1 error`, `2 errors`. */
export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Sorts problems by location and removes duplicates. */
export function sortedProblems(problems: readonly Problem[]): Problem[] {
  const byText = new Map(problems.map((problem) => [formatProblem(problem), problem]));
  return [...byText.values()].sort(
    (a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line || a.column - b.column,
  );
}

/**
 * Returns the problems to show on a page: first those just found in the page, then the other
 * problems in its file, then those in other files.
 *
 * @param found the problems that compiling the page has found
 * @param latest the latest known problems in all files
 */
export function problemsForPage(
  file: string,
  found: readonly Problem[],
  latest: readonly Problem[],
): Problem[] {
  const known = new Set(found.map(formatProblem));
  const others = latest.filter((problem) => !known.has(formatProblem(problem)));
  return [
    ...found,
    ...others.filter((problem) => problem.file === file),
    ...others.filter((problem) => problem.file !== file),
  ];
}
