import type { Problem } from './types';

/** Returns where a problem is, as `file:line:column`, which editors turn into a link. */
export const placeOf = ({ file, line, column }: Problem): string => `${file}:${line}:${column}`;

/** Returns lists of problems with the same message, such as all uses of a value that is missing. */
export function alikeProblems(
  problems: readonly Problem[],
): readonly (readonly [Problem, ...Problem[]])[] {
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
