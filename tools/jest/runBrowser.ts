import type { Browser, BrowserServer } from 'playwright-core';
import { launchBrowser, launchBrowserServer } from '../browser';

const endpointVariable = 'TEST_BROWSER_ENDPOINT';

/** Jest loads set-up, environment and teardown separately, but in the same global scope. */
const run = globalThis as { testBrowser?: Browser; testBrowserServer?: BrowserServer };

/**
 * Starts the browser that the test files of a run share. If they run in this process, they use it
 * directly, without a connection.
 */
export async function startBrowser({ maxWorkers }: { readonly maxWorkers: number }): Promise<void> {
  if (maxWorkers === 1) {
    run.testBrowser = await launchBrowser();
    return;
  }
  run.testBrowserServer = await launchBrowserServer();
  process.env[endpointVariable] = run.testBrowserServer.wsEndpoint();
}

/** Stops the browser of the run. */
export async function stopBrowser(): Promise<void> {
  await run.testBrowser?.close();
  await run.testBrowserServer?.close();
}

/** Returns the browser, if the test files run in the process that started it. */
export function browserOfProcess(): Browser | undefined {
  return run.testBrowser;
}

/**
 * Returns the address at which test files of other processes reach the browser.
 *
 * @throws Error if no browser has been started for them
 */
export function browserEndpoint(): string {
  const endpoint = process.env[endpointVariable];
  if (endpoint === undefined)
    throw new Error('The browser for this test run has not been started.');
  return endpoint;
}
