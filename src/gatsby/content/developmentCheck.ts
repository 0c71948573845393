import type { Actions, GatsbyCache, NodePluginArgs } from 'gatsby';
import type { Problem } from '../../content';
import { formatProblem, sortedProblems } from './problems';
import { reportProblems } from './reportProblems';
import { allContent, checkContent } from './store';
import { createVersionNodes } from './versionNodes';

/**
 * The arguments of `sourceNodes` needed to create nodes; they stay valid after the hook has ended.
 */
type SourceNodesArgs = Pick<NodePluginArgs, 'createContentDigest'> & { readonly actions: Actions };

let sourceNodesArgs: SourceNodesArgs | undefined;
let problems: readonly Problem[] = [];
let readProblems: ReadonlySet<string> = new Set();
let lastQuery = 0;
let running: Promise<void> | undefined;
let isOutdated = false;
let isCreatingPages = false;
/** The stamp of the content that `createPages` last read. */
let contentStamp = '';
let reported = '';

/** Time without a save after a check, in ms, before the search files are written. */
const quietTime = 4000;

let afterCheck = (): Promise<void> => Promise.resolve();

/**
 * Stores the arguments of `sourceNodes`, because nodes are also created after the hook has ended.
 */
export function storeSourceNodesArgs(args: SourceNodesArgs): void {
  sourceNodesArgs = args;
}

/**
 * Returns the latest known problems in all files; none in a build, because only development records
 * problems.
 */
export const latestProblems = (): readonly Problem[] => problems;

/** Returns the problems of all files in one string, which changes when they do. */
export const problemsDigest = (): string => problems.map(formatProblem).join('\n');

/** Records that a page is being queried, because checks wait until open pages have been updated. */
export function noteQuery(): void {
  lastQuery = Date.now();
}

/**
 * Returns the problems to show until the pages have been checked: those just found by reading the
 * content, and those that only the last check has found.
 *
 * @param before the problems shown so far
 * @param readBefore the texts of those that were found by reading the content
 * @param read the problems just found by reading the content
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

/**
 * Records the problems found by reading the content, such as those in data files and front matter,
 * so that they are shown before any page is compiled.
 */
export function noteReadProblems(): void {
  const read = allContent().flatMap((content) => content.problems);
  problems = mergeProblems(problems, readProblems, read);
  readProblems = new Set(read.map(formatProblem));
}

/** Counts the requests, so that each gives the nodes a new digest. */
let requests = 0;

/**
 * Makes Gatsby run `createPages` again, by changing the digests of the version nodes. This does not
 * always rerun the pages' queries, because Gatsby forgets the change of a node that a running query
 * reads; `createPages` changes the digests again while no query runs.
 */
function requestPages(): void {
  if (sourceNodesArgs !== undefined) createVersionNodes(sourceNodesArgs, `request ${++requests}`);
}

let unreadSaves: NodeJS.Timeout | undefined;

/**
 * Requests `createPages` every second while it has not read the latest save: Gatsby's file watcher
 * misses some saves shortly after another, and Gatsby ignores saves at the end of `createPages`.
 *
 * @param readStamp returns a text that changes when a content file is saved
 * @param stamp its value when `createPages` last read the content
 */
export function watchForUnreadSaves(
  readStamp: () => string,
  stamp: string,
  request: () => void = requestPages,
): void {
  clearInterval(unreadSaves);
  let ticks = 0;
  unreadSaves = setInterval(() => {
    ticks = isCreatingPages || readStamp() === stamp ? 0 : ticks + 1;
    // Gatsby itself reacts after half a second, or later while it runs queries.
    if (ticks % 4 === 3) request();
  }, 250);
  unreadSaves.unref();
}

const pause = (duration: number) => new Promise((resolve) => setTimeout(resolve, duration));

/**
 * Waits until Gatsby has created the pages and updated the open ones. Waits at most about 3 s for
 * the open pages, because the change may affect none of them.
 */
async function waitForOpenPages(): Promise<void> {
  const start = Date.now();
  do await pause(500);
  while (
    isCreatingPages ||
    (Date.now() - start < 3000 && !(lastQuery > start && Date.now() - lastQuery > 300))
  );
}

/**
 * Returns a function that tells whether the check is outdated. It looks for saved files itself, at
 * most ten times a second, because Gatsby announces them only after half a second.
 *
 * @param readStamp returns a text that changes when a content file is saved
 * @param stamp its value when `createPages` last read the content
 */
export function outdatedCheck(readStamp: () => string, stamp: string): () => boolean {
  let lookedAt = 0;
  return () => {
    if (!isOutdated && Date.now() - lookedAt >= 100) {
      lookedAt = Date.now();
      isOutdated = readStamp() !== stamp;
    }
    return isOutdated;
  };
}

async function check(cache: GatsbyCache, readStamp: () => string): Promise<void> {
  do {
    isOutdated = false;
    await waitForOpenPages();
    const isStale = outdatedCheck(readStamp, contentStamp);
    if (isStale()) continue;
    const currentProblems = await checkContent(cache, { isStale });
    if (isOutdated) continue;
    const inPages = problemsDigest();
    problems = currentProblems;
    const digest = problemsDigest();
    if (digest !== reported) {
      reportProblems(currentProblems);
      if (currentProblems.length === 0) process.stderr.write('success All problems are fixed.\n');
      reported = digest;
    }
    // The open pages show the problems, so their queries must run again.
    if (digest !== inPages) requestPages();
    // Search needs all articles, but a save shortly after another should not wait for them.
    for (let waited = 0; waited < quietTime && !isStale(); waited += 100) await pause(100);
    await checkContent(cache, { needsArticles: true, isStale });
  } while (isOutdated);
}

/**
 * Ends a running check, which would slow down the pages that an author is waiting for. `checkLater`
 * starts it again.
 */
export function suspendCheck(): void {
  isOutdated = true;
  isCreatingPages = true;
}

function startCheck(cache: GatsbyCache, readStamp: () => string): void {
  running ??= check(cache, readStamp)
    .then(() => afterCheck())
    .catch((error: unknown) => console.error(error))
    .finally(() => {
      running = undefined;
      // Something changed too late for this check, for example while `afterCheck` was running.
      if (isOutdated) startCheck(cache, readStamp);
    });
}

/**
 * Checks all content in the background, so that a saved page appears without waiting for the check.
 * A change during a check starts another check.
 *
 * @param readStamp returns a text that changes when a content file is saved
 * @param stamp what `readStamp` returned when `createPages` last read the content
 * @param afterwards runs once the content has been checked
 */
export function checkLater(
  cache: GatsbyCache,
  readStamp: () => string,
  stamp: string,
  afterwards: () => Promise<void>,
): void {
  isOutdated = true;
  isCreatingPages = false;
  contentStamp = stamp;
  afterCheck = afterwards;
  startCheck(cache, readStamp);
}
