import type { Problem } from '../../content';

/** Formats a problem as `file:line:column message advice`, which editors turn into a link. */
export function formatProblem(problem: Problem): string {
  const { file, line, column, message, advice, severity } = problem;
  const kind = severity === 'warning' ? 'Warning: ' : '';
  return `${file}:${line}:${column} ${kind}${message} ${advice}`.trimEnd();
}

const placeOf = ({ file, line, column }: Problem): string => `${file}:${line}:${column}`;

/** Returns lists of problems with the same message, such as all uses of a value that is missing. */
function alike(problems: readonly Problem[]): readonly (readonly [Problem, ...Problem[]])[] {
  const lists = new Map<string, [Problem, ...Problem[]]>();
  for (const problem of problems) {
    const { message, advice, severity } = problem;
    const key = JSON.stringify([message, advice, severity]);
    const list = lists.get(key);
    if (list === undefined) lists.set(key, [problem]);
    else list.push(problem);
  }
  return [...lists.values()];
}

/**
 * Formats problems for a terminal, each message once, followed by a line for every other location.
 *
 * @param start returns the beginning of a message
 */
export function formatProblems(
  problems: readonly Problem[],
  start: (problem: Problem) => string = () => '',
): string[] {
  return alike(problems).flatMap(([first, ...others]) => {
    const line = `${start(first)}${formatProblem(first)}`;
    return others.length === 0
      ? [line]
      : [
          `${line} Also at ${countOf(others.length, 'other place')}:`,
          ...others.map((other) => `  ${placeOf(other)}`),
        ];
  });
}

/** Returns whether a problem fails a build. */
export const isError = ({ severity }: Problem): boolean => severity !== 'warning';

/** Returns the numbers of messages: `2 errors`, `1 error, 3 warnings`. */
export function summaryOf(problems: readonly Problem[]): string {
  const messages = alike(problems);
  const errors = messages.filter(([first]) => isError(first)).length;
  const warnings = messages.length - errors;
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
