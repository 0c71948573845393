import type { Problem } from '../../content';
import { formatProblem, isError } from './problems';

/**
 * Prints one line per error to stderr. Gatsby's reporter would wrap at 80 columns, and a wrapped
 * `file:line:column` can be neither clicked nor searched.
 */
export function reportProblems(problems: readonly Problem[]): void {
  for (const problem of problems)
    process.stderr.write(`${isError(problem) ? 'error ' : ''}${formatProblem(problem)}\n`);
}
