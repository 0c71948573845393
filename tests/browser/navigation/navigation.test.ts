import type { Locator, Page } from 'playwright-core';
import { rpcPath } from '../../routes';
import {
  waitForFrames,
  holdRequests,
  phone,
  waitUntilReady,
  useHarness,
} from '../../support/browser';
import { captureTabUrl } from '../../support/captureTabUrl';
import {
  clickLink,
  navigateTo,
  waitForLoad,
  pathOf,
  scrollY,
  waitForScroll,
  waitForPage,
} from '../../support/navigate';

jest.setTimeout(120_000);

const harness = useHarness();
const long = `${rpcPath}/getBlock`;
const guide = '/documentation/mpc_wallets';

const historyLength = (page: Page): Promise<number> => page.evaluate(() => window.history.length);
const headingText = (page: Page): Promise<string> =>
  page.getByRole('heading', { level: 1 }).innerText();

/** Marks the document, to distinguish a navigation within the app from a full load. */
const markDocument = (page: Page): Promise<unknown> =>
  page.evaluate(() => Object.assign(window, { stayed: true }));
const isSameDocument = (page: Page): Promise<boolean> => page.evaluate(() => 'stayed' in window);

describe('a link within an article', () => {
  test('navigates within the app', async () => {
    const { page } = await harness.openReady(guide);
    await markDocument(page);
    const before = await historyLength(page);
    await navigateTo(harness, page, long);
    expect(await isSameDocument(page)).toBe(true);
    expect(await historyLength(page)).toBe(before + 1);
  });

  test('opens a new tab on Ctrl+click', async () => {
    const { page } = await harness.openReady(guide);
    const link = page.locator('article a[href^="/"]').first();
    const href = await link.getAttribute('href');
    const { pathname, hash } = await captureTabUrl(page, () =>
      link.click({ modifiers: ['Control'] }),
    );
    expect(`${pathname}${hash}`).toBe(href);
    expect(page.url()).toBe(harness.address(guide));
  });
});

describe('announcer and focus:', () => {
  test('the title is announced once, and Tab starts at the top of the page', async () => {
    // Wide enough for the table of contents beside the samples.
    const { page } = await harness.openReady(long, { viewport: { width: 1760, height: 900 } });
    await page.evaluate(() => {
      const announcer = document.querySelector('#gatsby-announcer');
      const heard: string[] = [];
      Object.assign(window, { heard });
      if (announcer === null) return;
      new MutationObserver(() => {
        if (announcer.getAttribute('aria-live') !== 'off') heard.push(announcer.textContent ?? '');
      }).observe(announcer, { childList: true, characterData: true, subtree: true });
    });
    await page.mouse.move(640, 500);
    await page.mouse.wheel(0, 400);
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(1).click();
    await page.waitForURL((url) => url.hash !== '');
    await navigateTo(harness, page, guide);
    await page.waitForFunction(() => (window as unknown as { heard: string[] }).heard.length > 0);
    await page.waitForFunction(() => document.activeElement?.id === 'gatsby-focus-wrapper');
    await waitForFrames(page);
    const title = await headingText(page);
    expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([
      `Navigated to ${title}`,
    ]);
    expect(await scrollY(page)).toBe(0);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
      'Skip to main content',
    );
  });

  test('a navigation by keyboard shows neither the announcer nor a focus ring', async () => {
    const { page } = await harness.openReady(long);
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('link', { name: 'Documentation', exact: true }).focus();
    await page.keyboard.press('Enter');
    await waitForPage(harness, page, '/');
    await page.waitForFunction(() => document.activeElement?.id === 'gatsby-focus-wrapper');
    await page.waitForFunction(
      () => document.querySelector('#gatsby-announcer')?.textContent !== '',
    );
    const seen = await page.evaluate(() => ({
      below:
        document.documentElement.scrollHeight -
        window.scrollY -
        ([...document.querySelectorAll('footer')].at(-1)?.getBoundingClientRect().bottom ?? 0),
      ring: getComputedStyle(document.activeElement ?? document.body).outlineStyle,
    }));
    expect(seen.ring).toBe('none');
    expect(seen.below).toBeLessThan(1);
  });

  test('focus does not scroll the page on Back', async () => {
    const { page } = await harness.openReady(long);
    await page.mouse.move(640, 500);
    await page.mouse.wheel(0, 900);
    await waitForScroll(page, 900);
    await navigateTo(harness, page, guide);
    await page.goBack();
    await waitForPage(harness, page, long);
    await page.waitForFunction(() => document.activeElement?.id === 'gatsby-focus-wrapper');
    await waitForFrames(page);
    expect(Math.abs((await scrollY(page)) - 900)).toBeLessThan(1);
  });

  test.each(['Enter', 'a click'])(
    'Back focuses the link that the reader followed with %s, so that Tab continues there',
    async (way) => {
      const start = '/documentation/institutions/transactions';
      const { page } = await harness.openReady(start);
      const link = page
        .getByRole('main')
        .getByRole('link', { name: 'composed flows', exact: true });
      if (way === 'Enter') await link.press('Enter');
      else await link.click();
      await waitForPage(harness, page, `${start}/composed_flows`);
      await page.waitForFunction(() => document.activeElement?.id === 'gatsby-focus-wrapper');
      await page.goBack();
      await waitForPage(harness, page, start);
      const focused = await page.waitForFunction(() => document.activeElement?.closest('main a'));
      expect(await focused.evaluate((element) => element?.textContent)).toBe('composed flows');
      await page.keyboard.press('Enter');
      await waitForPage(harness, page, `${start}/composed_flows`);
    },
  );

  test('the target of a hash on the next page is focused', async () => {
    const { page } = await harness.openReady(long);
    const id = (await page.locator('main h2[id]').nth(1).getAttribute('id')) ?? '';
    await page.goto(harness.address(guide));
    await waitUntilReady(page);
    await clickLink(page, pathOf(harness, `${long}#${id}`));
    await page.waitForFunction((name) => document.activeElement?.id === name, id);
  });
});

describe('a navigation', () => {
  const data = /getBlock\/page-data\.json/;
  const bar = (page: Page): Locator => page.getByRole('progressbar', { name: 'Loading page' });

  test('shows the progress bar until a slow page has loaded', async () => {
    const { page } = await harness.openReady(guide);
    const release = await holdRequests(page, data);
    await clickLink(page, pathOf(harness, long));
    await bar(page).waitFor();
    expect(await headingText(page)).not.toContain('getBlock');
    release();
    await waitForPage(harness, page, long);
    await bar(page).waitFor({ state: 'detached' });
  });

  test('to a slow page gives way to a second click, and adds no history entry', async () => {
    const { page } = await harness.openReady(guide);
    await markDocument(page);
    const before = await historyLength(page);
    const release = await holdRequests(page, data);
    await clickLink(page, pathOf(harness, long));
    await bar(page).waitFor();
    await navigateTo(harness, page, '/regions');
    await bar(page).waitFor({ state: 'detached' });
    release();
    await waitForLoad(page, pathOf(harness, long));
    expect(page.url()).toBe(harness.address('/regions'));
    await navigateTo(harness, page, guide);
    expect(await historyLength(page)).toBe(before + 2);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('to a page whose data fails to load becomes a full load of its address', async () => {
    const { page } = await harness.openReady(guide, {
      prepare: (each) => each.route(data, (route) => route.abort()),
    });
    await markDocument(page);
    const before = await historyLength(page);
    await clickLink(page, `${pathOf(harness, long)}?a=1#result`);
    await page.waitForURL(
      (url) =>
        url.pathname === pathOf(harness, long) && url.search === '?a=1' && url.hash === '#result',
    );
    expect(await headingText(page)).toContain('getBlock');
    expect(await isSameDocument(page)).toBe(false);
    expect(await historyLength(page)).toBe(before + 1);
  });

  test('to a page of a newer build becomes a full load of its address', async () => {
    const { page } = await harness.openReady(guide);
    await markDocument(page);
    const before = await historyLength(page);
    await page.route('**/page-data/app-data.json', (route) =>
      route.fulfill({ json: { webpackCompilationHash: 'newer' } }),
    );
    await clickLink(page, `${pathOf(harness, long)}#result`);
    await page.waitForURL(
      (url) => url.pathname === pathOf(harness, long) && url.hash === '#result',
    );
    await page.unroute('**/page-data/app-data.json');
    // The loaded page may also have received the newer app data; if so, it loads once more.
    await page.waitForFunction(
      () => !('stayed' in window) && document.documentElement.dataset['app'] === 'ready',
    );
    expect(await headingText(page)).toContain('getBlock');
    expect(await historyLength(page)).toBe(before + 1);
  });
});

test('on a phone, a link in an article opens its page', async () => {
  const { page } = await harness.openReady(guide, { viewport: phone });
  await navigateTo(harness, page, long);
});
