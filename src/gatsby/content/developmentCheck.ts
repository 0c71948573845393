import type { Actions, GatsbyCache, NodePluginArgs } from 'gatsby';
import type { Problem } from '../../content';
import { formatProblem } from './problems';
import { reportProblems } from './reportProblems';
import { checkContent } from './store';
import { createVersionNodes } from './versionNodes';

/** What it takes to create nodes at any time: arguments of `sourceNodes`. */
type NodeMaker = Pick<NodePluginArgs, 'createContentDigest'> & { readonly actions: Actions };

let maker: NodeMaker | undefined;
let problems: readonly Problem[] = [];
let running: Promise<void> | undefined;
let isOutdated = false;
let next = (): Promise<void> => Promise.resolve();

/** Stores what creates nodes, for checks that end after Gatsby's hooks. */
export function rememberNodeMaker(args: NodeMaker): void {
  maker = args;
}

/** Returns the problems in all files, as of the last check; development only. */
export const latestProblems = (): readonly Problem[] => problems;

/** Returns the problems of all files in one string, which changes when they do. */
export const problemsDigest = (): string => problems.map(formatProblem).join('\n');

async function check(cache: GatsbyCache): Promise<void> {
  do {
    isOutdated = false;
    const found = await checkContent(cache, { needsArticles: true, isStale: () => isOutdated });
    if (isOutdated) {
      // Let Gatsby show the change first.
      await new Promise((resolve) => setTimeout(resolve, 500));
      continue;
    }
    const before = problemsDigest();
    problems = found;
    if (problemsDigest() === before) continue;
    reportProblems(found);
    if (found.length === 0) process.stderr.write('success All problems are fixed.\n');
    // New nodes show the problems in open pages.
    if (maker !== undefined) createVersionNodes(maker, problemsDigest());
  } while (isOutdated);
}

/**
 * Checks all content in the background, so that a saved page is shown without waiting for the others.
 * A change during a check starts another one.
 *
 * @param afterwards runs once the content has been checked
 */
export function checkLater(cache: GatsbyCache, afterwards: () => Promise<void>): void {
  isOutdated = true;
  next = afterwards;
  running ??= new Promise<void>((resolve) => setTimeout(resolve, 500))
    .then(() => check(cache))
    .then(() => next())
    .catch((error: unknown) => console.error(error))
    .finally(() => {
      running = undefined;
      // Something changed while `next` was running.
      if (isOutdated) checkLater(cache, next);
    });
}
