import type { Locator, Page } from 'playwright-core';
import { withPrefix } from '../../src/site/addresses';
import { progressBar } from '../../src/site/limits';
import { applyConditions, slow } from '../../tools/bench/conditions';
import { rpcPath } from '../routes';
import { holdBack, phone, ready, useStage } from '../support/browser';
import { follow, pathOf, scrollY, shows } from '../support/moving';

jest.setTimeout(120_000);

/** Milliseconds of the page's clock. */
interface Times {
  readonly clicked: number;
  readonly came: number;
  readonly went: number;
}

const stage = useStage();
const long = `${rpcPath}/getBlock`;
const guide = '/documentation/mpc_wallets';

const history = (page: Page): Promise<number> => page.evaluate(() => window.history.length);
const heading = (page: Page): Promise<string> =>
  page.getByRole('heading', { level: 1 }).innerText();

/** Marks the document, to tell a navigation in the app from a load. */
const mark = (page: Page): Promise<unknown> =>
  page.evaluate(() => Object.assign(window, { stayed: true }));
const stayed = (page: Page): Promise<boolean> => page.evaluate(() => 'stayed' in window);

describe('a link within an article', () => {
  test('navigates in the app', async () => {
    const { page } = await stage.openReady(guide);
    await mark(page);
    const before = await history(page);
    await follow(page, pathOf(stage, long));
    await shows(stage, page, long);
    expect(await stayed(page)).toBe(true);
    expect(await history(page)).toBe(before + 1);
  });

  test('opens a tab of its own when clicked with Ctrl', async () => {
    const { page } = await stage.openReady(guide);
    const opened = page.context().waitForEvent('page');
    const link = page.locator('article a[href^="/"]').first();
    const href = await link.getAttribute('href');
    await link.click({ modifiers: ['Control'] });
    expect(new URL((await opened).url()).pathname + new URL((await opened).url()).hash).toBe(href);
    expect(page.url()).toBe(stage.address(guide));
  });
});

describe('the page announced and focused', () => {
  test('the title is announced once, and Tab begins at the start of the page', async () => {
    const { page } = await stage.openReady(long);
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
    await follow(page, pathOf(stage, guide));
    await shows(stage, page, guide);
    await page.waitForFunction(() => (window as unknown as { heard: string[] }).heard.length > 0);
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

  test('on Back focus does not move the view', async () => {
    const { page } = await stage.openReady(long);
    await page.mouse.move(640, 500);
    await page.mouse.wheel(0, 900);
    await page.waitForFunction(() => window.scrollY === 900);
    await follow(page, pathOf(stage, guide));
    await shows(stage, page, guide);
    await page.goBack();
    await shows(stage, page, long);
    await page.waitForFunction(() => document.activeElement?.id === 'gatsby-focus-wrapper');
    expect(await scrollY(page)).toBe(900);
  });

  test('a hash of the next page takes the focus', async () => {
    const { page } = await stage.openReady(long);
    const id = (await page.locator('main h2[id]').nth(1).getAttribute('id')) ?? '';
    await page.goto(stage.address(guide));
    await ready(page);
    await follow(page, pathOf(stage, `${long}#${id}`));
    await page.waitForFunction((name) => document.activeElement?.id === name, id);
  });
});

describe('a slow page', () => {
  const data = /getBlock\/page-data\.json/;
  const bar = (page: Page): Locator => page.getByRole('progressbar', { name: 'Loading page' });

  test('shows the progress bar until it is there', async () => {
    const { page } = await stage.openReady(guide);
    const release = await holdBack(page, data);
    await follow(page, pathOf(stage, long));
    await bar(page).waitFor();
    expect(await heading(page)).not.toContain('getBlock');
    release();
    await shows(stage, page, long);
    await bar(page).waitFor({ state: 'detached' });
  });

  test('of two quick clicks the second wins, with one history entry each', async () => {
    const { page } = await stage.openReady(guide);
    await mark(page);
    const before = await history(page);
    const release = await holdBack(page, data);
    await follow(page, pathOf(stage, long));
    await bar(page).waitFor();
    await follow(page, pathOf(stage, '/regions'));
    await shows(stage, page, '/regions');
    await bar(page).waitFor({ state: 'detached' });
    const late = page.waitForResponse(data);
    release();
    await (await late).finished();
    await follow(page, pathOf(stage, guide));
    await shows(stage, page, guide);
    expect(await history(page)).toBe(before + 2);
    expect(await stayed(page)).toBe(true);
  });

  test('that never comes is a full load of its address', async () => {
    const { page } = await stage.openReady(guide, {
      prepare: (each) => each.route(data, (route) => route.abort()),
    });
    await mark(page);
    const before = await history(page);
    await follow(page, `${pathOf(stage, long)}?a=1#result`);
    await page.waitForURL(
      (url) =>
        url.pathname === pathOf(stage, long) && url.search === '?a=1' && url.hash === '#result',
    );
    expect(await heading(page)).toContain('getBlock');
    expect(await stayed(page)).toBe(false);
    expect(await history(page)).toBe(before + 1);
  });

  test('of a newer build is a full load of its address', async () => {
    const { page } = await stage.openReady(guide);
    await mark(page);
    const before = await history(page);
    await page.route('**/page-data/app-data.json', (route) =>
      route.fulfill({ json: { webpackCompilationHash: 'newer' } }),
    );
    await follow(page, `${pathOf(stage, long)}#result`);
    await page.waitForURL((url) => url.pathname === pathOf(stage, long) && url.hash === '#result');
    await page.unroute('**/page-data/app-data.json');
    // Here the loaded page is older than its app data as well, and may load once more.
    await page.waitForFunction(
      () => !('stayed' in window) && document.documentElement.dataset['app'] === 'ready',
    );
    expect(await heading(page)).toContain('getBlock');
    expect(await history(page)).toBe(before + 1);
  });
});

describe('on Slow 4G with a slow processor', () => {
  const progress = '[role="progressbar"]';

  /** When the bar came and went, in milliseconds after the click; from the page itself. */
  const watchBar = (page: Page): Promise<unknown> =>
    page.evaluate((selector) => {
      const times = { clicked: 0, came: 0, went: 0 };
      Object.assign(window, { times });
      addEventListener('click', () => (times.clicked ||= performance.now()), true);
      new MutationObserver(() => {
        const isThere = document.querySelector(selector) !== null;
        if (isThere) times.came ||= performance.now();
        else if (times.came > 0) times.went ||= performance.now();
      }).observe(document.body, { childList: true, subtree: true });
    }, progress);

  test('the bar comes after 200 ms, not earlier, and goes when the page is there', async () => {
    const { page } = await stage.openReady(guide);
    await page.waitForLoadState('networkidle');
    await applyConditions(page, slow);
    await watchBar(page);
    await follow(page, pathOf(stage, long));
    await shows(stage, page, long);
    await page.waitForFunction(() => (window as unknown as { times: Times }).times.went > 0);
    const times = await page.evaluate(() => (window as unknown as { times: Times }).times);
    expect(times.came - times.clicked).toBeGreaterThanOrEqual(progressBar.delay);
    expect(times.went).toBeGreaterThan(times.came);
    expect(await page.locator(progress).count()).toBe(0);
  });

  test('two quick clicks end at the second page, with one history entry', async () => {
    const { page } = await stage.openReady(guide);
    await page.waitForLoadState('networkidle');
    await mark(page);
    await applyConditions(page, slow);
    const before = await history(page);
    await follow(page, pathOf(stage, long));
    await follow(page, pathOf(stage, '/regions'));
    await shows(stage, page, '/regions');
    await page.locator(progress).waitFor({ state: 'detached' });
    await page.waitForLoadState('networkidle');
    expect(page.url()).toBe(stage.address('/regions'));
    expect(await history(page)).toBe(before + 1);
    await page.goBack();
    await shows(stage, page, guide);
    expect(await stayed(page)).toBe(true);
  });

  test('two clicks, each on a page that came, are two entries that Back goes through', async () => {
    const { page } = await stage.openReady(guide);
    await applyConditions(page, slow);
    const before = await history(page);
    for (const path of [long, '/regions']) {
      await follow(page, pathOf(stage, path));
      await shows(stage, page, path);
    }
    expect(await history(page)).toBe(before + 2);
    for (const path of [long, guide]) {
      await page.goBack();
      await shows(stage, page, path);
    }
  });
});

describe('a page is loaded ahead', () => {
  test.each([
    ['by hovering', { effectiveType: '4g' }, true],
    ['by focus', { effectiveType: '4g' }, true, 'focusin'],
    ['not on 2g', { effectiveType: '2g' }, false],
    ['not with data saver', { saveData: true, effectiveType: '4g' }, false],
  ])('%s', async (_, connection, expected, type = 'pointerover') => {
    const { page } = await stage.openReady(guide, {
      prepare: (each) =>
        each.addInitScript((value) => {
          Object.defineProperty(navigator, 'connection', { value, configurable: true });
        }, connection),
    });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const hover = (address: string): Promise<void> =>
      page.evaluate(
        ([href, name]) => {
          const link = document.createElement('a');
          link.href = href;
          document.querySelector('article > div')?.append(link);
          link.dispatchEvent(new Event(name, { bubbles: true }));
        },
        [address, type] as const,
      );
    const data = (address: string): string => withPrefix(`/page-data${address}/page-data.json`);

    await hover(pathOf(stage, long));
    // A page that is loaded in any case, to know that the first would have been asked for by now.
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'connection', { value: {}, configurable: true });
    });
    const loaded = page.waitForRequest((request) => request.url().endsWith(data('/regions')));
    await hover(pathOf(stage, '/regions'));
    await loaded;
    expect(asked.includes(data(long))).toBe(expected);
  });
});

describe('a page whose link comes into view', () => {
  const index = '/documentation/institutions/transactions';

  test.each([
    ['is fetched ahead', { effectiveType: '4g' }, true],
    ['is not on 2g', { effectiveType: 'slow-2g' }, false],
    ['is not with data saver', { saveData: true }, false],
  ])('%s', async (_, connection, expected) => {
    const asked = new Set<string>();
    const { page } = await stage.openReady(index, {
      prepare: (each) => {
        each.on('request', (request) => asked.add(new URL(request.url()).pathname));
        return each.addInitScript((value) => {
          Object.defineProperty(navigator, 'connection', { value, configurable: true });
        }, connection);
      },
    });
    const hrefs = await page
      .locator('article a[href^="/"]:not([href*="."])')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
    const data = [...new Set(hrefs)].map(
      (path) => `${withPrefix('/page-data')}${path}/page-data.json`,
    );
    expect(data.length).toBeGreaterThan(0);
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 300) {
        window.scrollTo(0, y);
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      }
    });
    if (expected) {
      const missing = (): string[] => data.filter((path) => !asked.has(path));
      while (missing().length > 0) await page.waitForEvent('request');
    } else {
      await page.waitForLoadState('networkidle');
      expect(data.filter((path) => asked.has(path))).toEqual([]);
    }
  });
});

test('on a phone a navigation works as well', async () => {
  const { page } = await stage.openReady(guide, { viewport: phone });
  await follow(page, pathOf(stage, long));
  await shows(stage, page, long);
});
