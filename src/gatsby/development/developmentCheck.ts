import type { Actions, NodePluginArgs } from 'gatsby';
import type { Problem } from '../../content';
import { formatProblem, sortedProblems } from '../versions/problems';
import { reportProblems } from './reportProblems';
import type { PageCache } from '../compile/pageCache';
import { allContent, checkContent } from '../compile/store';
import { createVersionNodes } from '../compile/versionNodes';

/**
 * The arguments of the hook `sourceNodes` that are needed to create nodes. They stay valid after
 * the hook has ended.
 */
type SourceNodesArgs = Pick<NodePluginArgs, 'createContentDigest'> & { readonly actions: Actions };

/** After a check, how long to wait for another save before compiling articles for search, in ms. */
const quietTime = 4000;

const pause = (duration: number) => new Promise((resolve) => setTimeout(resolve, duration));

/**
 * Returns the problems to show until the pages have been checked again: those just found by reading
 * the content, and those that only the last check found.
 *
 * @param before the problems shown so far
 * @param readBefore the texts of the problems in `before` that came from reading the content
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

interface Setup {
  readonly cache: PageCache;
  /** Returns a string that changes when a content file is saved. */
  readonly readStamp: () => string;
  /** Compiles and checks all pages; replaced in tests. */
  readonly check?: typeof checkContent;
  /** Prints the problems; replaced in tests. */
  readonly print?: (problems: readonly Problem[]) => void;
  /** Creates the version nodes; replaced in tests. */
  readonly createNodes?: typeof createVersionNodes;
}

function printProblems(problems: readonly Problem[]): void {
  reportProblems(problems);
  if (problems.length === 0) process.stderr.write('success All problems are fixed.\n');
}

/**
 * Checks all content in the background while the development server runs, so that a saved page
 * appears without waiting for the check.
 *
 * One object exists for each run of the server. After each save, Gatsby runs `createPages`, which
 * calls `suspend` when it starts, `noteReadProblems` once it has read the content, and `resume`
 * when the pages exist.
 */
export class DevelopmentCheck {
  readonly #cache: PageCache;
  /** Returns a string that changes when a content file is saved. */
  readonly readStamp: () => string;
  readonly #check: typeof checkContent;
  readonly #print: (problems: readonly Problem[]) => void;
  readonly #createNodes: typeof createVersionNodes;
  #sourceNodesArgs: SourceNodesArgs | undefined;
  /** Number of requests for new nodes; each one changes the nodes' digests. */
  #requests = 0;
  #problems: readonly Problem[] = [];
  /** The texts of the problems that were found by reading the content. */
  #readProblems: ReadonlySet<string> = new Set();
  /** The text of the problems last printed. */
  #printed = '';
  #lastQuery = 0;
  #isCreatingPages = false;
  /** The stamp of the content that `createPages` last read. */
  #stamp = '';
  #afterCheck = (): Promise<void> => Promise.resolve();
  #isOutdated = false;
  #isRunning = false;
  #unreadSaves: NodeJS.Timeout | undefined;

  constructor({
    cache,
    readStamp,
    check = checkContent,
    print = printProblems,
    createNodes = createVersionNodes,
  }: Setup) {
    this.#cache = cache;
    this.readStamp = readStamp;
    this.#check = check;
    this.#print = print;
    this.#createNodes = createNodes;
  }

  /** The latest known problems in all files. */
  get problems(): readonly Problem[] {
    return this.#problems;
  }

  /** All problems as one string, to detect changes. */
  get digest(): string {
    return this.#problems.map(formatProblem).join('\n');
  }

  /** Stores the arguments, so that nodes can be created after the hook `sourceNodes` has ended. */
  storeSourceNodesArgs(args: SourceNodesArgs): void {
    this.#sourceNodesArgs = args;
  }

  /** Records that a page is being queried, because checks wait until open pages are up to date. */
  noteQuery(): void {
    this.#lastQuery = Date.now();
  }

  /** Ends a running check, which would slow down the pages that an author is waiting for. */
  suspend(): void {
    this.#isOutdated = true;
    this.#isCreatingPages = true;
  }

  /**
   * Records the problems found by reading the content, such as those in data files and front
   * matter, so that they are shown before any page is compiled.
   */
  noteReadProblems(read = allContent().flatMap((content) => content.problems)): void {
    this.#problems = mergeProblems(this.#problems, this.#readProblems, read);
    this.#readProblems = new Set(read.map(formatProblem));
  }

  /**
   * Starts a check, or makes a running check start again.
   *
   * @param stamp the stamp of the content that `createPages` has read
   * @param afterwards runs once the content has been checked
   */
  resume(stamp: string, afterwards: () => Promise<void>): void {
    this.#isOutdated = true;
    this.#isCreatingPages = false;
    this.#stamp = stamp;
    this.#afterCheck = afterwards;
    this.#watchForUnreadSaves();
    this.#start();
  }

  #start(): void {
    if (this.#isRunning) return;
    this.#isRunning = true;
    void this.#run()
      .then(() => this.#afterCheck())
      .catch((error: unknown) => console.error(error))
      .finally(() => {
        this.#isRunning = false;
        // Something changed too late for this check, for example while `afterCheck` was running.
        if (this.#isOutdated) this.#start();
      });
  }

  async #run(): Promise<void> {
    do {
      this.#isOutdated = false;
      await this.#waitForOpenPages();
      const isStale = this.#staleness();
      if (isStale()) continue;
      const problems = await this.#check(this.#cache, { isStale });
      if (this.#isOutdated) continue;
      this.#show(problems);
      // Search needs all articles, but an author who saves again soon should not wait for them.
      for (let waited = 0; waited < quietTime && !isStale(); waited += 100) await pause(100);
      await this.#check(this.#cache, { needsArticles: true, isStale });
    } while (this.#isOutdated);
  }

  #show(problems: readonly Problem[]): void {
    const shown = this.digest;
    this.#problems = problems;
    const { digest } = this;
    if (digest !== this.#printed) this.#print(problems);
    this.#printed = digest;
    // The open pages show the problems, so their queries must run again.
    if (digest !== shown) this.#requestPages();
  }

  /**
   * Makes Gatsby run `createPages` again, by changing the digests of the version nodes. If a
   * running query reads a node, Gatsby forgets the node's change and may not rerun the query, so
   * `createPages` changes the digests again while no query runs.
   */
  #requestPages(): void {
    if (this.#sourceNodesArgs === undefined) return;
    this.#createNodes(this.#sourceNodesArgs, `request ${++this.#requests}`);
  }

  /**
   * Requests `createPages` every second until it has read the latest save. Otherwise, some saves
   * would be missed: Gatsby's file watcher can miss one that comes soon after another, and Gatsby
   * ignores saves at the end of `createPages`.
   */
  #watchForUnreadSaves(): void {
    clearInterval(this.#unreadSaves);
    let ticks = 0;
    this.#unreadSaves = setInterval(() => {
      ticks = this.#isCreatingPages || this.readStamp() === this.#stamp ? 0 : ticks + 1;
      // Gatsby itself reacts after half a second, or later while it runs queries.
      if (ticks % 4 === 3) this.#requestPages();
    }, 250);
    this.#unreadSaves.unref();
  }

  /**
   * Waits until Gatsby has created the pages and updated the open ones. Stops waiting for the open
   * pages after about 3 s, because the change may affect none of them.
   */
  async #waitForOpenPages(): Promise<void> {
    const start = Date.now();
    const areUpdated = () => this.#lastQuery > start && Date.now() - this.#lastQuery > 300;
    do await pause(500);
    while (this.#isCreatingPages || (Date.now() - start < 3000 && !areUpdated()));
  }

  /**
   * Returns a function that tells whether the check is outdated. The function looks for saved files
   * itself, at most ten times a second, because Gatsby announces them only after half a second.
   */
  #staleness(): () => boolean {
    const stamp = this.#stamp;
    let lookedAt = 0;
    return () => {
      if (!this.#isOutdated && Date.now() - lookedAt >= 100) {
        lookedAt = Date.now();
        this.#isOutdated = this.readStamp() !== stamp;
      }
      return this.#isOutdated;
    };
  }
}

let current: DevelopmentCheck | undefined;

/** Creates the check of this run of the development server, before Gatsby reads the content. */
export function startDevelopmentCheck(setup: Setup): void {
  current = new DevelopmentCheck(setup);
}

/** Returns the check that this run of the development server uses; undefined in a build. */
export const developmentCheck = (): DevelopmentCheck | undefined => current;
