import type { BrowserServer } from 'playwright-core';
import { launchBrowserServer } from '../browser';

const endpointVariable = 'TEST_BROWSER_ENDPOINT';

/** Jest loads set-up and teardown separately, in the same process. */
const run = globalThis as { testBrowserServer?: BrowserServer };

/** Starts the browser that the test files of a run share. */
export async function startBrowserServer(): Promise<void> {
  const server = await launchBrowserServer();
  run.testBrowserServer = server;
  process.env[endpointVariable] = server.wsEndpoint();
}

export async function stopBrowserServer(): Promise<void> {
  await run.testBrowserServer?.close();
}

/** Returns the address at which test files reach the browser. */
export function browserEndpoint(): string {
  const endpoint = process.env[endpointVariable];
  if (endpoint === undefined) throw new Error('The browser of the run has not been started.');
  return endpoint;
}
