import type { Locator, Page } from 'playwright-core';
import { rpcPath } from '../../routes';
import { frames, holdBack, phone, ready, useHarness } from '../../support/browser';
import { openedTab } from '../../support/openedTab';
import {
  follow,
  followTo,
  hasLoaded,
  pathOf,
  scrollY,
  scrolledTo,
  shows,
} from '../../support/moving';

jest.setTimeout(120_000);

const harness = useHarness();
const long = `${rpcPath}/getBlock`;
const guide = '/documentation/mpc_wallets';

const history = (page: Page): Promise<number> => page.evaluate(() => window.history.length);
const heading = (page: Page): Promise<string> =>
  page.getByRole('heading', { level: 1 }).innerText();

/** Marks the document, to distinguish a navigation within the app from a full load. */
const mark = (page: Page): Promise<unknown> =>
  page.evaluate(() => Object.assign(window, { stayed: true }));
const stayed = (page: Page): Promise<boolean> => page.evaluate(() => 'stayed' in window);

describe('a link within an article', () => {
  test('navigates within the app', async () => {
    const { page } = await harness.openReady(guide);
    await mark(page);
    const before = await history(page);
    await followTo(harness, page, long);
    expect(await stayed(page)).toBe(true);
    expect(await history(page)).toBe(before + 1);
  });

  test('opens a new tab when clicked with Ctrl', async () => {
    const { page } = await harness.openReady(guide);
    const link = page.locator('article a[href^="/"]').first();
    const href = await link.getAttribute('href');
    const { pathname, hash } = await openedTab(page, () => link.click({ modifiers: ['Control'] }));
    expect(`${pathname}${hash}`).toBe(href);
    expect(page.url()).toBe(harness.address(guide));
  });
});

describe('announcer and focus', () => {
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
    await followTo(harness, page, guide);
    await page.waitForFunction(() => (window as unknown as { heard: string[] }).heard.length > 0);
    await page.waitForFunction(() => document.activeElement?.id === 'gatsby-focus-wrapper');
    await frames(page);
    const title = await heading(page);
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
    await shows(harness, page, '/');
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
    await scrolledTo(page, 900);
    await followTo(harness, page, guide);
    await page.goBack();
    await shows(harness, page, long);
    await page.waitForFunction(() => document.activeElement?.id === 'gatsby-focus-wrapper');
    await frames(page);
    expect(Math.abs((await scrollY(page)) - 900)).toBeLessThan(1);
  });

  test('the target of a hash on the next page is focused', async () => {
    const { page } = await harness.openReady(long);
    const id = (await page.locator('main h2[id]').nth(1).getAttribute('id')) ?? '';
    await page.goto(harness.address(guide));
    await ready(page);
    await follow(page, pathOf(harness, `${long}#${id}`));
    await page.waitForFunction((name) => document.activeElement?.id === name, id);
  });
});

describe('a slow page', () => {
  const data = /getBlock\/page-data\.json/;
  const bar = (page: Page): Locator => page.getByRole('progressbar', { name: 'Loading page' });

  test('shows the progress bar until it has loaded', async () => {
    const { page } = await harness.openReady(guide);
    const release = await holdBack(page, data);
    await follow(page, pathOf(harness, long));
    await bar(page).waitFor();
    expect(await heading(page)).not.toContain('getBlock');
    release();
    await shows(harness, page, long);
    await bar(page).waitFor({ state: 'detached' });
  });

  test('loses to a second click, which alone adds a history entry', async () => {
    const { page } = await harness.openReady(guide);
    await mark(page);
    const before = await history(page);
    const release = await holdBack(page, data);
    await follow(page, pathOf(harness, long));
    await bar(page).waitFor();
    await followTo(harness, page, '/regions');
    await bar(page).waitFor({ state: 'detached' });
    release();
    await hasLoaded(page, pathOf(harness, long));
    expect(page.url()).toBe(harness.address('/regions'));
    await followTo(harness, page, guide);
    expect(await history(page)).toBe(before + 2);
    expect(await stayed(page)).toBe(true);
  });

  test('that never loads becomes a full load of its address', async () => {
    const { page } = await harness.openReady(guide, {
      prepare: (each) => each.route(data, (route) => route.abort()),
    });
    await mark(page);
    const before = await history(page);
    await follow(page, `${pathOf(harness, long)}?a=1#result`);
    await page.waitForURL(
      (url) =>
        url.pathname === pathOf(harness, long) && url.search === '?a=1' && url.hash === '#result',
    );
    expect(await heading(page)).toContain('getBlock');
    expect(await stayed(page)).toBe(false);
    expect(await history(page)).toBe(before + 1);
  });

  test('of a newer build becomes a full load of its address', async () => {
    const { page } = await harness.openReady(guide);
    await mark(page);
    const before = await history(page);
    await page.route('**/page-data/app-data.json', (route) =>
      route.fulfill({ json: { webpackCompilationHash: 'newer' } }),
    );
    await follow(page, `${pathOf(harness, long)}#result`);
    await page.waitForURL(
      (url) => url.pathname === pathOf(harness, long) && url.hash === '#result',
    );
    await page.unroute('**/page-data/app-data.json');
    // The loaded page is also older than the app data, and may load once more.
    await page.waitForFunction(
      () => !('stayed' in window) && document.documentElement.dataset['app'] === 'ready',
    );
    expect(await heading(page)).toContain('getBlock');
    expect(await history(page)).toBe(before + 1);
  });
});

test('a link in an article leads to its page on a phone', async () => {
  const { page } = await harness.openReady(guide, { viewport: phone });
  await followTo(harness, page, long);
});
