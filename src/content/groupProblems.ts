import { groupBy } from '../shared/groupBy';
import type { Problem } from './types';

/** Returns the position of a problem as `file:line:column`. */
export const positionOf = ({ file, line, column }: Problem): string => `${file}:${line}:${column}`;

/** Groups problems with the same text and severity, such as all uses of a missing value. */
export function groupProblems(
  problems: readonly Problem[],
): readonly (readonly [Problem, ...Problem[]])[] {
  const groups = groupBy(problems, ({ message, advice, severity }) =>
    JSON.stringify([message, advice, severity]),
  );
  return [...groups.values()];
}
