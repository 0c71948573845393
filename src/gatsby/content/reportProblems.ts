import type { Problem } from '../../content';
import { formatProblems, isError } from './problems';

/**
 * Prints one line per message to stderr, and one per other location. Gatsby's reporter would wrap
 * at 80 columns, and a wrapped `file:line:column` can be neither clicked nor searched.
 */
export function reportProblems(problems: readonly Problem[]): void {
  const start = (problem: Problem) => (isError(problem) ? 'error ' : '');
  for (const line of formatProblems(problems, start)) process.stderr.write(`${line}\n`);
}
