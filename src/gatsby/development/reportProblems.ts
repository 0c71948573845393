import type { Problem } from '../../content';
import { formatProblems, isError } from '../versions/problems';

/**
 * Prints one line per message to stderr, and one for each further location. Gatsby's reporter would
 * wrap at 80 columns, and a wrapped `file:line:column` can be neither clicked nor searched.
 */
export function reportProblems(problems: readonly Problem[]): void {
  const prefixOf = (problem: Problem) => (isError(problem) ? 'error ' : '');
  for (const line of formatProblems(problems, prefixOf)) process.stderr.write(`${line}\n`);
}
