import type { Problem } from './types';

/** Returns the position of a problem as `file:line:column`. */
export const positionOf = ({ file, line, column }: Problem): string => `${file}:${line}:${column}`;

/** Groups problems with the same text and severity, such as all uses of a missing value. */
export function groupProblems(
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
