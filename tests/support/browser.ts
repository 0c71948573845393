import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import {
  canonicalPath,
  pathPrefix,
  trailingSlash,
  withPrefix,
  type TrailingSlash,
} from '../../src/site/addresses';
import { searchContexts } from '../../src/site/search';
import { projectRoot } from '../../tools/copyProject';
import { readHostRules } from '../../tools/serve/hostRules';
import { startServer, type RunningServer } from '../../tools/serve/startServer';
import { PageLender, type Size } from './reusedPage';

/** An open page, with what it has logged and requested so far. */
export interface Visit {
  readonly page: Page;
  /** Messages of console errors and uncaught exceptions. */
  readonly errors: string[];
  /** URLs of HTTP requests to other origins. */
  readonly external: string[];
  /** Messages about violations of the Content-Security-Policy, each after the URL of its page. */
  readonly violations: string[];
}

export interface VisitOptions extends BrowserContextOptions {
  /** What to wait for; the load event by default. */
  readonly waitUntil?: 'load' | 'domcontentloaded';
  /** Whether the test violates the policy on purpose; if not, a violation fails the test. */
  readonly breaksPolicy?: boolean;
  /** Runs before the navigation, to set up routes or storage. */
  readonly prepare?: (page: Page, context: BrowserContext) => Promise<unknown>;
}

/** A built site, served to a browser. */
export interface Harness {
  /** Returns the URL of a path without prefix; keeps query and hash. */
  readonly address: (path: string) => string;
  /** Opens a page and waits for its load event, unless the options name another. */
  readonly open: (path: string, options?: VisitOptions) => Promise<Visit>;
  /** Opens a page and waits until the app is ready. */
  readonly openReady: (path: string, options?: VisitOptions) => Promise<Visit>;
}

export const desktop = { width: 1280, height: 900 };
export const phone = { width: 390, height: 844 };

/** Resolves once the app is ready: React has hydrated or rendered the whole page. */
export async function waitUntilReady(page: Page): Promise<void> {
  await page.waitForSelector('html[data-app="ready"]', { state: 'attached' });
}

const violationMessage = /Content Security Policy|\brequires '?Trusted|TrustedTypePolicy/;

type Log = Pick<Visit, 'errors' | 'external' | 'violations'>;

const createLog = (): Log => ({ errors: [], external: [], violations: [] });

function watch(page: Page, origin: string, log: () => Log): void {
  page.on('console', (message) => {
    if (violationMessage.test(message.text()))
      log().violations.push(`${page.url()}: ${message.text()}`);
    if (message.type() === 'error') log().errors.push(message.text());
  });
  page.on('pageerror', (error) => log().errors.push(error.message));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin)
      log().external.push(request.url());
  });
}

/** The build settings that affect the addresses of a site. */
export interface AddressSettings {
  readonly pathPrefix: string;
  readonly trailingSlash: TrailingSlash;
}

/**
 * Serves the built site while the tests of a file run, and opens its pages in a shared browser.
 * Fails a test whose page violates the Content-Security-Policy, unless the visit sets
 * `breaksPolicy`.
 *
 * @param root returns the folder of the built project
 * @param start starts the server
 * @param settings the settings that the project was built with
 */
export function useHarness(
  root: () => string = () => projectRoot,
  start: typeof startServer = startServer,
  settings: AddressSettings = { pathPrefix, trailingSlash },
): Harness {
  let server: RunningServer;
  let browser: Browser;
  let lender: PageLender;
  let borrowedPageLog = createLog();
  const contexts: BrowserContext[] = [];
  const violations: string[][] = [];

  beforeAll(async () => {
    const rules = await readHostRules(root());
    server = await start(rules, settings.pathPrefix);
    browser = await sharedBrowser();
    lender = new PageLender(browser, `${server.origin}${settings.pathPrefix}/robots.txt`, (page) =>
      watch(page, server.origin, () => borrowedPageLog),
    );
  }, 60_000);

  afterEach(async () => {
    await Promise.all([lender.giveBack(), ...contexts.splice(0).map((context) => context.close())]);
    expect(violations.splice(0).flat()).toEqual([]);
  });

  afterAll(async () => {
    await lender.close();
    await server.close();
  });

  const address = (path: string): string => {
    const { pathname, search, hash } = new URL(path, server.origin);
    const bare = canonicalPath(pathname, settings.trailingSlash);
    const prefixed = withPrefix(bare, settings.pathPrefix, settings.trailingSlash);
    return `${server.origin}${prefixed}${search}${hash}`;
  };
  const borrow = async (log: Log, viewport: Size): Promise<Page | undefined> => {
    const page = await lender.borrow(viewport);
    if (page) borrowedPageLog = log;
    return page;
  };
  const openNew = async (log: Log, options: BrowserContextOptions): Promise<Page> => {
    const context = await browser.newContext(options);
    contexts.push(context);
    const page = await context.newPage();
    watch(page, server.origin, () => log);
    return page;
  };
  const open: Harness['open'] = async (
    path,
    { prepare, waitUntil = 'load', breaksPolicy = false, viewport = desktop, ...options } = {},
  ) => {
    const log = createLog();
    // The cache of a reused page would hide the faults that another server causes.
    const isPlain = start === startServer && !prepare && Object.keys(options).length === 0;
    const borrowed = isPlain && viewport ? await borrow(log, viewport) : undefined;
    const page = borrowed ?? (await openNew(log, { viewport, ...options }));
    // Generous, because machines may be busy; only a failing test waits this long.
    page.setDefaultTimeout(30_000);
    if (!breaksPolicy) violations.push(log.violations);
    await prepare?.(page, page.context());
    await page.goto(address(path), { waitUntil });
    return { page, ...log };
  };
  const openReady: Harness['openReady'] = async (path, options) => {
    const visit = await open(path, options);
    await waitUntilReady(visit.page);
    return visit;
  };
  return { address, open, openReady };
}

/** Holds back matching requests until the returned function is called. */
export async function holdRequests(page: Page, files: RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    // The page may be closed by then.
    await route.continue().catch(() => undefined);
  });
  return release;
}

/** Waits for two frames, by which time pending changes have taken effect. */
export async function waitForFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/** Resolves once a page has fetched a complete sidebar. */
export async function waitForSidebarFile(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/sidebars/')),
  );
}

/** Resolves once a page has fetched the search indexes of all contexts, or of a given number. */
export async function waitForIndexes(
  page: Page,
  contexts: number = searchContexts.length,
): Promise<void> {
  await page.waitForFunction(
    (count) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\.(?:index\.txt|store\.json)$/.test(name)).length >= count,
    2 * contexts,
  );
}
