import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

interface ReusedPage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly session: CDPSession;
  readonly isChanged: () => boolean;
}

export type Size = Readonly<{ width: number; height: number }>;

/** Returns a function that tells whether a test has made calls whose effects outlast a document. */
function watchChanges(page: Page, context: BrowserContext): ReusedPage['isChanged'] {
  const spies = [
    ...(['route', 'addInitScript', 'emulateMedia', 'on', 'once', 'close'] as const).map((name) =>
      jest.spyOn(page, name),
    ),
    ...(['route', 'addInitScript', 'newPage', 'newCDPSession', 'setOffline', 'on'] as const).map(
      (name) => jest.spyOn(context, name),
    ),
  ];
  return () => spies.some(({ mock }) => mock.calls.length > 0);
}

/**
 * Lends one page to one test after another. A page in a new context would start a process and
 * recompile all scripts.
 */
export class PageLender {
  readonly #browser: Browser;
  /** Address of a small file on the site, where storage can be cleared. */
  readonly #blank: string;
  readonly #prepare: (page: Page) => void;
  #reused: ReusedPage | undefined;
  #isLent = false;

  constructor(browser: Browser, blank: string, prepare: (page: Page) => void) {
    this.#browser = browser;
    this.#blank = blank;
    this.#prepare = prepare;
  }

  /** Returns the page, cleared of storage and history; undefined if it is in use. */
  async borrow(viewport: Size): Promise<Page | undefined> {
    if (this.#isLent) return undefined;
    this.#isLent = true;
    // If a test has broken the page, replaces it.
    if (this.#reused) await this.#reset(this.#reused, viewport).catch(() => this.close());
    this.#reused ??= await this.#open(viewport);
    return this.#reused.page;
  }

  /**
   * Takes the page back after a test. Closes it if the test has opened another page, or has made
   * changes that would affect the next test.
   */
  async giveBack(): Promise<void> {
    this.#isLent = false;
    if (this.#reused && (this.#reused.isChanged() || this.#reused.context.pages().length > 1)) {
      await this.close();
    }
  }

  async close(): Promise<void> {
    const reused = this.#reused;
    this.#reused = undefined;
    await reused?.context.close();
  }

  async #open(viewport: Size): Promise<ReusedPage> {
    const context = await this.#browser.newContext({ viewport });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    this.#prepare(page);
    return { page, context, session, isChanged: watchChanges(page, context) };
  }

  async #reset({ page, session }: ReusedPage, viewport: Size): Promise<void> {
    // Leaves the page first, so that what the app stores on leaving is cleared too.
    await page.goto(this.#blank);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await session.send('Page.resetNavigationHistory');
    await page.mouse.move(-1, -1);
    await page.setViewportSize(viewport);
  }
}
