import type { Problem } from '../../content';
import { formatProblem } from './problems';

/**
 * Tells each mistake in a line of its own, past Gatsby's reporter: that breaks lines at 80
 * columns, and a broken `file:line:column` can be neither clicked nor searched.
 */
export function reportProblems(problems: readonly Problem[]): void {
  for (const problem of problems) process.stderr.write(`error ${formatProblem(problem)}\n`);
}
