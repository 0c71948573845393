import type { Page } from 'playwright-core';
import { colorMode } from '../../../src/site/theme';
import { routes, rpcPath } from '../../routes';
import { desktop, holdRequests, phone, waitUntilReady, useHarness } from '../../support/browser';

jest.setTimeout(240_000);

const harness = useHarness();
const longest = `${rpcPath}/getAccountInfo`;

declare global {
  interface Window {
    /** Layout shifts so far, except those after recent input: the size and the elements of each. */
    shifts: string[];
    /** The data attributes of the root element once the HTML had been parsed. */
    early: DOMStringMap;
  }
}

async function storeTheme(page: Page, theme: string): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      localStorage.setItem(key, value);
    },
    [colorMode.storageKey, theme] as const,
  );
}

function recordShifts(): void {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    })[]) {
      if (entry.hadRecentInput) continue;
      const moved = entry.sources.map(({ node }) =>
        node instanceof Element ? node.cloneNode(false) : node,
      );
      const names = moved.map((node) =>
        node instanceof Element ? node.outerHTML.slice(0, 120) : node?.nodeName,
      );
      window.shifts.push(`${entry.value.toFixed(4)} ${names.join(' ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

test('every page has the stored theme before the app loads, logs no error and calls no other host', async () => {
  const { page, errors, external } = await harness.openReady('/', {
    // A short window saves painting time.
    viewport: { width: 1280, height: 150 },
    prepare: async (page) => {
      await storeTheme(page, 'dark');
      await page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => {
          window.early = { ...document.documentElement.dataset };
        });
      });
    },
  });
  const failures: string[] = [];
  for (const path of routes()) {
    await page.goto(harness.address(path));
    await waitUntilReady(page);
    const { theme, app } = await page.evaluate(() => window.early);
    if (theme !== 'dark' || app === 'ready') failures.push(`${path}: ${theme}, app: ${app}`);
    failures.push(
      ...[...errors.splice(0), ...external.splice(0)].map((message) => `${path}: ${message}`),
    );
  }
  expect(failures).toEqual([]);
});

describe.each([
  ['wide', desktop, 'light'],
  ['phone-sized', phone, 'dark'],
] as const)('in a %s window', (_, viewport, theme) => {
  test.each(['/', '/documentation/mpc_wallets', longest])(
    'nothing shifts while %s loads, with a late font or with the announcement closed',
    async (path) => {
      let release: () => void = () => undefined;
      const { page } = await harness.open(path, {
        viewport,
        waitUntil: 'domcontentloaded',
        prepare: async (page) => {
          await page.addInitScript(recordShifts);
          await storeTheme(page, theme);
          release = await holdRequests(page, /\.woff2$/);
        },
      });
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      );
      release();
      await waitUntilReady(page);
      expect(await page.getAttribute('html', 'data-theme')).toBe(theme);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => window.shifts)).toEqual([]);

      await page.getByRole('region', { name: 'Announcement' }).getByRole('button').click();
      await page.reload();
      await waitUntilReady(page);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => window.shifts)).toEqual([]);
    },
  );
});
