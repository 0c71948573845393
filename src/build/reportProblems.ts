import type { Reporter } from 'gatsby';
import type { Problem } from '../content';
import { formatProblem } from './content/problems';

/**
 * Tells each mistake in a message of its own. A build ends there; while developing the site goes
 * on with what could be read, so that an author sees the page and the message side by side.
 */
export function reportProblems(
  problems: readonly Problem[],
  reporter: Reporter,
  developing: boolean,
): void {
  if (problems.length === 0) return;
  for (const problem of problems) reporter.error(formatProblem(problem));
  if (developing) return;
  const count = problems.length === 1 ? '1 mistake' : `${problems.length} mistakes`;
  reporter.panic(`The content has ${count}; nothing was built. Each is told above with its place.`);
}
