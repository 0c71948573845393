import type { Actions, GatsbyCache, NodePluginArgs } from 'gatsby';
import type { Problem } from '../../content';
import { formatProblem, sortedProblems } from './problems';
import { reportProblems } from './reportProblems';
import { allContent, checkContent } from './store';
import { createVersionNodes } from './versionNodes';

/** The arguments of `sourceNodes`, with which nodes can be created at any time. */
type NodeMaker = Pick<NodePluginArgs, 'createContentDigest'> & { readonly actions: Actions };

let maker: NodeMaker | undefined;
let problems: readonly Problem[] = [];
/** The problems that reading the content found; compiling pages finds the others. */
let readProblems: ReadonlySet<string> = new Set();
let lastQuery = 0;
let running: Promise<void> | undefined;
let isOutdated = false;
/** The problems that the terminal shows. */
let reported = '';

/** Time without a save, in ms, after which the search files are written. */
const quiet = 4000;

let next = (): Promise<void> => Promise.resolve();

/** Stores the arguments of `sourceNodes`, for checks that end after Gatsby's hooks. */
export function rememberNodeMaker(args: NodeMaker): void {
  maker = args;
}

/** Returns the problems in all files as of the last check, in development only. */
export const latestProblems = (): readonly Problem[] => problems;

/** Returns the problems of all files in one string, which changes when they do. */
export const problemsDigest = (): string => problems.map(formatProblem).join('\n');

/** Records that a page is being queried; checks wait until open pages are shown. */
export function noteQuery(): void {
  lastQuery = Date.now();
}

/**
 * Returns the problems to show until the pages have been compiled: those just found by reading the
 * content, and those that compiling has found before.
 */
export function mergeProblems(
  before: readonly Problem[],
  readBefore: ReadonlySet<string>,
  read: readonly Problem[],
): Problem[] {
  const inPages = before.filter((problem) => !readBefore.has(formatProblem(problem)));
  const all = new Map([...inPages, ...read].map((problem) => [formatProblem(problem), problem]));
  return sortedProblems([...all.values()]);
}

/** Shows mistakes in sidebars, data files and front matter at once, before any page is compiled. */
export function noteReadProblems(): void {
  const read = allContent().flatMap((content) => content.problems);
  problems = mergeProblems(problems, readProblems, read);
  readProblems = new Set(read.map(formatProblem));
}

const pause = (duration: number) => new Promise((resolve) => setTimeout(resolve, duration));

/**
 * Waits until Gatsby has shown the change in open pages, at most 3 s: it may affect no open page.
 */
async function shown(): Promise<void> {
  const start = Date.now();
  do await pause(500);
  while (Date.now() - start < 3000 && !(lastQuery > start && Date.now() - lastQuery > 300));
}

async function check(cache: GatsbyCache): Promise<void> {
  do {
    isOutdated = false;
    await shown();
    const found = await checkContent(cache, { isStale: () => isOutdated });
    if (isOutdated) continue;
    const inPages = problemsDigest();
    problems = found;
    const digest = problemsDigest();
    if (digest !== reported) {
      reportProblems(found);
      if (found.length === 0) process.stderr.write('success All problems are fixed.\n');
      reported = digest;
    }
    // New nodes show the problems in open pages.
    if (digest !== inPages && maker !== undefined) createVersionNodes(maker, digest);
    // The search needs all articles, and saves in quick succession should not wait for them.
    for (let waited = 0; waited < quiet && !isOutdated; waited += 100) await pause(100);
    await checkContent(cache, { needsArticles: true, isStale: () => isOutdated });
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
  running ??= check(cache)
    .then(() => next())
    .catch((error: unknown) => console.error(error))
    .finally(() => {
      running = undefined;
      // Something changed while `next` was running.
      if (isOutdated) checkLater(cache, next);
    });
}
