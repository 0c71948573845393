import type { Browser } from 'playwright-core';
import { canonicalPath, pathPrefix, withPrefix } from '../src/site/addresses';
import { launchBrowser } from './browser';
import { readHostRules } from './serve/hostRules';
import { startServer } from './serve/startServer';

/** A built site on a local server, and a browser that can visit it. */
interface BuiltSiteVisit {
  readonly browser: Browser;
  /** Without the prefix. */
  readonly origin: string;
  /** Returns the URL of a page, given its path without the prefix. */
  readonly address: (path: string) => string;
}

/**
 * Serves a built site and starts a browser; stops both when `use` has ended or failed.
 *
 * @param root the folder of the built project
 */
export async function withBuiltSite(
  root: string,
  use: (visit: BuiltSiteVisit) => Promise<void>,
): Promise<void> {
  const { origin, close } = await startServer(await readHostRules(root), pathPrefix);
  try {
    const browser = await launchBrowser('installed');
    try {
      const address = (path: string) => `${origin}${withPrefix(canonicalPath(path))}`;
      await use({ browser, origin, address });
    } finally {
      await browser.close();
    }
  } finally {
    await close();
  }
}
