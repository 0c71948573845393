import type { Page } from 'playwright-core';
import { startFaultyServer, type FaultyServer } from '../../tools/faultyServer/startFaultyServer';
import { useHarness, type Harness } from './browser';

interface FaultyHarness extends Harness {
  readonly server: () => FaultyServer;
}

/**
 * Serves the built site from a server in which tests can cause faults. Ends the faults after each
 * test.
 */
export function useFaultyHarness(): FaultyHarness {
  let server: FaultyServer | undefined;
  const harness = useHarness(undefined, async (rules, prefix) => {
    server = await startFaultyServer(rules, prefix);
    return server;
  });
  const startedServer = (): FaultyServer => {
    if (server === undefined) throw new Error('The server has not been started.');
    return server;
  };
  afterEach(() => startedServer().heal());
  return { ...harness, server: startedServer };
}

/** Returns the visible text of a page. */
export function visibleText(page: Page): Promise<string> {
  return page.locator('body').innerText();
}

/** Counts document loads from now on; returns a function that returns the count so far. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

/** Resolves once the app has failed to start. */
export async function waitUntilFailed(page: Page): Promise<void> {
  await page.waitForSelector('html[data-app="failed"]', { state: 'attached' });
}
