import type { Reporter } from 'gatsby';
import type { Problem } from '../content';
import { formatProblem } from './content/problems';

/** Tells each mistake in a message of its own. */
export function reportProblems(problems: readonly Problem[], reporter: Reporter): void {
  for (const problem of problems) reporter.error(formatProblem(problem));
}
