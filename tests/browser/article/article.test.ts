import type { Page } from 'playwright-core';
import { pathPrefix } from '../../../src/site/addresses';
import { holdRequests, waitUntilReady, useHarness } from '../../support/browser';
import { waitForPage } from '../../support/navigate';
import { totalShift } from '../../support/totalShift';

jest.setTimeout(60_000);

const harness = useHarness();
const guide = '/institutions/customers/add';

/** Returns the label of the selected tab in each language group that includes Rust. */
const selectedLabels = (page: Page): Promise<(string | undefined)[]> =>
  page
    .locator('.a-tabs[data-group="language"]:has(> [data-label="rust"]) > .a-tab:not([hidden])')
    .evaluateAll((panels) => panels.map((panel) => (panel as HTMLElement).dataset['label']));

const areAll = (labels: readonly (string | undefined)[], label: string): boolean =>
  labels.length > 0 && labels.every((each) => each === label);

describe('tabs', () => {
  test('in one group switch together and are remembered across pages and visits', async () => {
    const { page } = await harness.openReady(guide);
    await page.getByRole('tab', { name: 'rust' }).first().click();
    expect(areAll(await selectedLabels(page), 'rust')).toBe(true);
    const next = page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .getByRole('link', { name: 'Overview' })
      .first();
    const path = ((await next.getAttribute('href')) ?? '').slice(pathPrefix.length);
    expect(path).not.toBe(guide);
    await next.click();
    await waitForPage(harness, page, path);
    await page.getByRole('tab').first().waitFor();
    expect(areAll(await selectedLabels(page), 'rust')).toBe(true);
    await page.goto(harness.address(guide));
    await waitUntilReady(page);
    expect(areAll(await selectedLabels(page), 'rust')).toBe(true);
  });

  test('switch with the right arrow key, which does not scroll the page', async () => {
    const { page } = await harness.openReady(guide);
    const tabs = page.getByRole('tab');
    await tabs.first().focus();
    const before = await tabs.first().evaluate((tab) => tab.getBoundingClientRect().top);
    await page.keyboard.press('ArrowRight');
    expect(await tabs.nth(1).getAttribute('aria-selected')).toBe('true');
    expect(await tabs.nth(1).evaluate((tab) => tab === document.activeElement)).toBe(true);
    expect(await tabs.first().evaluate((tab) => tab.getBoundingClientRect().top)).toBe(before);
  });

  test.each(['Alt', 'Control', 'Meta'])(
    'ignore arrow keys with %s, so that Alt+Left still goes back',
    async (modifier) => {
      const { page } = await harness.openReady(guide);
      const tabs = page.getByRole('tab');
      await tabs.first().focus();
      const pressed = await page.evaluateHandle(() => ({
        isUntouched: new Promise<boolean>((resolve) => {
          addEventListener('keydown', (event) => {
            if (event.key === 'ArrowLeft') resolve(!event.defaultPrevented);
          });
        }),
      }));
      await page.keyboard.press(`${modifier}+ArrowLeft`);
      expect(await pressed.evaluate(({ isUntouched }) => isUntouched)).toBe(true);
      expect(await tabs.first().getAttribute('aria-selected')).toBe('true');
    },
  );

  test('can be switched before the scripts have loaded, and the choice is kept', async () => {
    let release: () => void = () => undefined;
    const { page } = await harness.open(guide, {
      prepare: async (each) => {
        release = await holdRequests(each, /\.js$/);
      },
    });
    await page.locator('.a-tab-label', { hasText: 'rust' }).first().click();
    expect(await page.locator('.a-tab[data-selected] pre').first().isVisible()).toBe(true);
    release();
    await waitUntilReady(page);
    expect((await selectedLabels(page))[0]).toBe('rust');
  });

  test.each(['bash', 'rust'])('cause no layout shift when %s is remembered', async (label) => {
    const { page } = await harness.openReady(guide, {
      prepare: (each) =>
        each.addInitScript((value) => localStorage.setItem('tabs.language', value), label),
    });
    expect(areAll(await selectedLabels(page), label)).toBe(true);
    expect(await totalShift(page)).toBe(0);
  });
});

test('each visible copy button copies its code block unchanged', async () => {
  const { page } = await harness.openReady(guide, {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const buttons = await page.getByRole('button', { name: 'Copy code to clipboard' }).all();
  expect(buttons.length).toBeGreaterThan(1);
  for (const button of buttons) {
    const code = await button.evaluate(
      (element) => element.closest('.a-code')?.querySelector('code')?.textContent,
    );
    await button.click();
    await page.waitForFunction(
      (expected) => navigator.clipboard.readText().then((text) => text === expected),
      code,
    );
  }
});

test('a copy button pressed before the scripts have loaded copies once they have', async () => {
  let release: () => void = () => undefined;
  const { page } = await harness.open(guide, {
    permissions: ['clipboard-read', 'clipboard-write'],
    prepare: async (each) => {
      release = await holdRequests(each, /\.js$/);
    },
  });
  const block = page.locator('.a-code').first();
  const code = await block.locator('code').first().textContent();
  await block.getByRole('button', { name: 'Copy code to clipboard' }).click();
  release();

  await page.getByRole('button', { name: 'Copied' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
});

describe('storage that throws', () => {
  test.each(['on every call', 'on access', 'on writing'])(
    '(%s) leaves the theme, the announcement and the tabs usable during the visit',
    async (kind) => {
      const { page, errors } = await harness.openReady(guide, {
        prepare: (each) =>
          each.addInitScript((how) => {
            const refuse = (): never => {
              throw new DOMException('no', 'SecurityError');
            };
            if (how === 'on access') {
              Object.defineProperty(window, 'localStorage', { get: refuse });
              Object.defineProperty(window, 'sessionStorage', { get: refuse });
            } else if (how === 'on writing') {
              Storage.prototype.setItem = (): never => {
                throw new DOMException('no', 'QuotaExceededError');
              };
            } else {
              Storage.prototype.getItem = refuse;
              Storage.prototype.setItem = refuse;
              Storage.prototype.removeItem = refuse;
            }
          }, kind),
      });
      await page.getByRole('button', { name: /^Switch between/ }).click();
      await page.waitForSelector('html[data-theme="dark"]', { state: 'attached' });
      const bar = page.getByRole('region', { name: 'Announcement' });
      await bar.getByRole('button').click();
      await bar.waitFor({ state: 'hidden' });
      await page.getByRole('tab', { name: 'rust' }).first().click();
      expect(areAll(await selectedLabels(page), 'rust')).toBe(true);
      await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last().click();
      await page.waitForURL((url) => url.href !== harness.address(guide));
      await page.goBack();
      await page.waitForURL(harness.address(guide));
      expect(await page.getAttribute('html', 'data-theme')).toBe('dark');
      expect(await bar.isVisible()).toBe(false);
      expect(errors).toEqual([]);
    },
  );
});

test('with the dark theme and the announcement closed, the page hydrates without errors or shifts', async () => {
  const first = await harness.openReady(guide);
  await first.page.getByRole('region', { name: 'Announcement' }).getByRole('button').click();
  await first.page.getByRole('button', { name: /^Switch between/ }).click();
  await first.page.waitForSelector('html[data-theme="dark"]', { state: 'attached' });
  await first.page.reload();
  await waitUntilReady(first.page);
  await first.page
    .getByRole('button', { name: 'Switch between dark and light mode (currently dark mode)' })
    .waitFor();
  expect(await totalShift(first.page)).toBe(0);
  expect(first.errors).toEqual([]);
});

test('twenty round trips to another page leak no listeners or nodes', async () => {
  const { page } = await harness.openReady(guide, {
    // Turns off prefetching: how much is prefetched depends on how busy the machine is, and would
    // change the counts.
    prepare: (each) =>
      each.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      }),
  });
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const measure = async (): Promise<{ listeners: number; nodes: number }> => {
    await page.waitForLoadState('networkidle');
    await session.send('HeapProfiler.collectGarbage');
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const value = (name: string): number => metrics.find((each) => each.name === name)?.value ?? 0;
    return { listeners: value('JSEventListeners'), nodes: value('Nodes') };
  };
  const go = async (times: number): Promise<void> => {
    for (let round = 0; round < times; round += 1) {
      await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last().click();
      await page.waitForURL((url) => url.href !== harness.address(guide));
      await page.goBack();
      await page.waitForURL(harness.address(guide));
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
    }
  };
  await go(5);
  const before = await measure();
  await go(20);
  const after = await measure();
  expect(after.listeners).toBeLessThanOrEqual(before.listeners);
  // A leak would add at least one node per round trip.
  expect(after.nodes).toBeLessThan(before.nodes + 20);
});

test('title, headings, lists and pager of the home page end at the same edge', async () => {
  const { page } = await harness.open('/', { viewport: { width: 1440, height: 900 } });
  const edges = await page
    .locator('article :is(h1, h2, .a-body > ul), main nav[aria-label="Docs pages"]')
    .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().right));
  expect(edges.length).toBeGreaterThan(8);
  expect(Math.max(...edges) - Math.min(...edges)).toBeLessThan(1);
});
