import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { canonicalPath, pathPrefix, withPrefix } from '../../src/site/addresses';
import { launchBrowser } from '../../tools/browser';
import { readHostRules } from '../../tools/serve/hostRules';
import { startServer, type RunningServer } from '../../tools/serve/startServer';
import { projectRoot } from './builtSite';

/** A page of a new browser context, with what went wrong in it. */
export interface Visit {
  readonly page: Page;
  /** Messages of the console's errors and of uncaught exceptions. */
  readonly errors: string[];
  /** Requests to any other host. */
  readonly foreign: string[];
  readonly close: () => Promise<void>;
}

/** The built site served as the host serves it, and a browser. */
export interface Stage {
  readonly origin: string;
  /** The address of a page by its path without prefix. */
  readonly address: (path: string) => string;
  /** Opens a page in a context of its own and waits for the load event. */
  readonly open: (path: string, options?: VisitOptions) => Promise<Visit>;
  readonly close: () => Promise<void>;
}

export interface VisitOptions extends BrowserContextOptions {
  /** Runs before the first page is opened: routes, scripts before paint, storage. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 900 };

async function visit(browser: Browser, address: string, options: VisitOptions): Promise<Visit> {
  const { prepare, ...contextOptions } = options;
  const context = await browser.newContext({ viewport: desktop, ...contextOptions });
  const page = await context.newPage();
  const errors: string[] = [];
  const foreign: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== new URL(address).origin) {
      foreign.push(request.url());
    }
  });
  await prepare?.(page);
  await page.goto(address);
  return { page, errors, foreign, close: () => context.close() };
}

/** Starts server and browser for a file of tests. */
export async function openStage(): Promise<Stage> {
  const rules = await readHostRules(join(projectRoot));
  const server: RunningServer = await startServer(rules, { prefix: pathPrefix, port: 0 });
  const browser = await launchBrowser();
  const { origin } = server;
  const address = (path: string): string => {
    const url = new URL(path, origin);
    return `${origin}${withPrefix(canonicalPath(url.pathname))}${url.search}${url.hash}`;
  };
  return {
    origin,
    address,
    open: (path, options = {}) => visit(browser, address(path), options),
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}

/** Resolves once React has taken the page over. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('___gatsby');
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  });
  await page.waitForLoadState('networkidle');
}
