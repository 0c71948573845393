import type { Locator, Page } from 'playwright-core';
import { search } from '../../src/site/search';
import { rpcPath } from '../routes';
import { frames, phone, ready, useHarness } from '../support/browser';
import { follow, pathOf, scrolledTo, scrollY, shows } from '../support/moving';

jest.setTimeout(60_000);

const harness = useHarness();
const guide = '/institutions/customers/add';
const other = '/documentation/mpc_wallets';

const marking = (path: string, ...terms: string[]): string => {
  const parameters = new URLSearchParams(terms.map((term) => [search.parameters.highlight, term]));
  return `${path}?${parameters}`;
};

const marks = (page: Page): Locator => page.locator('mark');
const button = (page: Page): Locator => page.getByRole('button', { name: 'Clear highlights' });
const texts = async (page: Page): Promise<string[]> => marks(page).allTextContents();

/** The article's markup without what scripts add. */
const article = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.querySelector('.a-body')?.innerHTML);

/** Counts the marks that are fully visible below the navbar. */
const marksInView = (page: Page): Promise<number> =>
  marks(page).evaluateAll((all) => {
    const navbar = document.querySelector('nav[aria-label="Main"]')?.getBoundingClientRect();
    return all.filter((mark) => {
      const { top, bottom } = mark.getBoundingClientRect();
      return mark.checkVisibility() && top >= (navbar?.bottom ?? 0) && bottom <= innerHeight;
    }).length;
  });

const history = (page: Page): Promise<number> => page.evaluate(() => window.history.length);

describe('the terms in the address', () => {
  test('are marked in the article only, and the first is scrolled into view', async () => {
    const { page, errors } = await harness.openReady(marking(guide, 'metadata', 'customer'));
    await button(page).waitFor();
    const found = await texts(page);
    expect(found.filter((text) => !/^(?:customer|metadata)/i.test(text))).toEqual([]);
    expect(found).toContain('metadata');
    expect(found).toContain('customer');
    expect(await page.locator('main :not(.a-body *) > mark').count()).toBe(0);
    expect(await page.locator('h1 mark').count()).toBe(0);
    expect(await marksInView(page)).toBeGreaterThan(0);
    expect(errors).toEqual([]);
  });

  test('are marked within identifiers and across code tokens', async () => {
    const { page } = await harness.openReady(
      marking(`${rpcPath}/getTokenAccountsByOwner`, 'owner'),
    );
    await button(page).waitFor();
    expect(await texts(page)).toContain('Owner');
  });

  test('are also marked after a navigation in the app', async () => {
    const { page, errors } = await harness.openReady(other);
    await follow(page, pathOf(harness, marking(guide, 'metadata')));
    await button(page).waitFor();
    expect(await marksInView(page)).toBeGreaterThan(0);
    await follow(page, pathOf(harness, marking(guide, 'passport')));
    await page.waitForFunction(() =>
      [...document.querySelectorAll('mark')].some((mark) => mark.textContent === 'passport'),
    );
    expect(new Set(await texts(page))).toEqual(new Set(['passport']));
    expect(await marksInView(page)).toBeGreaterThan(0);
    expect(errors).toEqual([]);
  });

  test.each([
    ['markup', ['<b>', '<img src=x onerror=alert(1)>']],
    ['names of the language', ['__proto__', 'constructor']],
    ['emoji', ['👍', '👨‍👩‍👧']],
    ['a very long one', ['a'.repeat(100_000)]],
    ['very many', Array.from({ length: 5000 }, (_, number) => `t${number}`)],
  ])('break nothing if they are unusual (%s)', async (_, terms) => {
    const { page, errors } = await harness.openReady(other);
    // Within the app, because servers reject addresses of this length.
    await follow(page, pathOf(harness, marking(guide, 'metadata', ...terms)));
    await button(page).waitFor();
    expect(await texts(page)).toContain('metadata');
    expect(await page.locator('.a-body img[src="x"]').count()).toBe(0);
    expect(errors).toEqual([]);
  });

  test('appear in no canonical URL or link on the page', async () => {
    const { page } = await harness.openReady(marking(guide, 'metadata'));
    await button(page).waitFor();
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(canonical).not.toContain('?');
    expect(await page.locator(`a[href*="${search.parameters.highlight}"]`).count()).toBe(0);
  });
});

describe('the view', () => {
  test('scrolls to the hash if there is one', async () => {
    const { page } = await harness.openReady(guide);
    const hash = '#fields';
    const reached = async (path: string): Promise<number> => {
      await page.goto(harness.address(other));
      await page.goto(harness.address(path));
      await ready(page);
      if (path.includes('?')) await button(page).waitFor();
      return scrollY(page);
    };
    const plain = await reached(`${guide}${hash}`);
    expect(await reached(`${marking(guide, 'rejected')}${hash}`)).toBe(plain);
  });

  test('is restored on Back and after a reload', async () => {
    const { page } = await harness.openReady(marking(guide, 'customer'));
    await button(page).waitFor();
    await page.mouse.move(640, 500);
    await page.evaluate(() => window.scrollTo(0, 1500));
    await scrolledTo(page, 1500);
    await follow(page, pathOf(harness, other));
    await shows(harness, page, other);
    expect(await marks(page).count()).toBe(0);
    expect(await button(page).count()).toBe(0);
    await page.goBack();
    await button(page).waitFor();
    await frames(page);
    await scrolledTo(page, 1500);
    await page.reload();
    await button(page).waitFor();
    await frames(page);
    await scrolledTo(page, 1500);
  });

  test('a hidden panel opens when it has the only mark', async () => {
    const path = '/institutions/transactions/composed_flows';
    const { page } = await harness.openReady(path);
    const word = await page.evaluate(() => {
      const textOf = (selector: string): string =>
        [...document.querySelectorAll(selector)]
          .map(({ textContent }) => textContent.toLowerCase())
          .join(' ');
      const inside = textOf('.a-tab[hidden] code');
      const countIn = (text: string, part: string): number => text.split(part).length;
      const all = textOf('.a-body');
      // No form of this word may occur elsewhere on the page.
      return inside
        .match(/(?<![\w-])[a-z]{6,}(?![\w-])/g)
        ?.find((each) => countIn(inside, each.slice(0, 4)) === countIn(all, each.slice(0, 4)));
    });
    expect(word).toBeDefined();
    await page.goto(harness.address(marking(path, word ?? '')));
    await button(page).waitFor();
    expect(await marksInView(page)).toBeGreaterThan(0);
  });
});

describe('marks are cleared', () => {
  const ways: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
    ['by Esc', (page) => page.keyboard.press('Escape')],
    ['by the button', (page) => button(page).click()],
    ['by the button, pressed by a key', (page) => button(page).press('Enter')],
  ];

  test.each(ways)('%s', async (_, clear) => {
    const { page, errors } = await harness.openReady(`${guide}?x=1&y=a+b#fields`);
    const before = await article(page);
    const parameter = `${search.parameters.highlight}=customer`;
    await follow(page, `${pathOf(harness, guide)}?x=1&${parameter}&y=a+b#fields`);
    await page.evaluate(() => document.querySelector('#made-for-the-test')?.remove());
    await button(page).waitFor();
    await page.evaluate(() => window.scrollTo(0, 700));
    await scrolledTo(page, 700);
    const entries = await history(page);
    await clear(page);
    await page.waitForURL(`${harness.address(guide)}?x=1&y=a+b#fields`);
    expect(await marks(page).count()).toBe(0);
    expect(await button(page).count()).toBe(0);
    expect(await article(page)).toBe(before);
    await frames(page);
    expect(await scrollY(page)).toBe(700);
    expect(await history(page)).toBe(entries);
    const key: unknown = await page.evaluate(
      () => (window.history.state as { readonly key?: unknown } | null)?.key,
    );
    expect(typeof key).toBe('string');
    await follow(page, pathOf(harness, other));
    await shows(harness, page, other);
    await page.goBack();
    await page.waitForURL(`${harness.address(guide)}?x=1&y=a+b#fields`);
    await scrolledTo(page, 700);
    expect(await marks(page).count()).toBe(0);
    expect(errors).toEqual([]);
  });

  test('without resetting choices made since', async () => {
    // The hash is in the panel of the second tab.
    const { page } = await harness.openReady(`${marking(guide, 'customer')}#tabs-1-1-panel`);
    await button(page).waitFor();
    const tabs = page.getByRole('tab');
    expect(await tabs.nth(1).getAttribute('aria-selected')).toBe('true');
    await tabs.first().click();
    await page.keyboard.press('Escape');
    await page.waitForURL((url) => url.search === '');
    await page.waitForFunction(() => document.querySelector('mark') === null);
    expect(await tabs.first().getAttribute('aria-selected')).toBe('true');
  });

  test('Esc closes the menu first, and goes to the search box while it has focus', async () => {
    const { page } = await harness.openReady(marking(guide, 'customer'));
    await button(page).waitFor();
    const menu = page.getByRole('button', { name: /^Version/ });
    await menu.click();
    expect(await menu.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Escape');
    expect(await menu.getAttribute('aria-expanded')).toBe('false');
    expect(await marks(page).count()).toBeGreaterThan(0);
    const box = page.getByRole('combobox', { name: 'Search' });
    await box.focus();
    await page.keyboard.press('Escape');
    expect(await marks(page).count()).toBeGreaterThan(0);
    await box.blur();
    await page.keyboard.press('Escape');
    await marks(page).first().waitFor({ state: 'detached' });
  });

  test('Esc closes the drawer first', async () => {
    const { page } = await harness.openReady(marking(guide, 'customer'), { viewport: phone });
    await button(page).waitFor();
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await marks(page).count()).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    expect(await marks(page).count()).toBe(0);
  });
});

test('copying, tabs and filters work on a marked page; the next page has no marks', async () => {
  const { page, errors } = await harness.openReady(guide, {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const code = await page.locator('.a-code code').first().textContent();
  await page.goto(harness.address(marking(guide, 'customer', 'name', 'country')));
  await button(page).waitFor();
  expect(await page.locator('.a-code mark').count()).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Copy code to clipboard' }).first().click();
  await page.waitForFunction(
    (expected) => navigator.clipboard.readText().then((text) => text === expected),
    code,
  );
  await page.getByRole('tab').nth(1).click();
  expect(await page.getByRole('tab').nth(1).getAttribute('aria-selected')).toBe('true');

  await follow(page, pathOf(harness, marking(rpcPath, 'block')));
  await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'customer' }).waitFor();
  await button(page).waitFor();
  const rows = page.locator('.a-body tbody tr');
  const all = await rows.count();
  await page.getByRole('searchbox').fill('getBlockHeight');
  await page.waitForFunction(
    (count) => document.querySelectorAll('.a-body tbody tr:not([hidden])').length < count,
    all,
  );
  await page.locator('.a-body tbody tr:not([hidden]) a').first().click();
  await page.getByRole('heading', { level: 1, name: 'getBlockHeight' }).waitFor();
  expect(new URL(page.url()).search).toBe('');
  expect(await marks(page).count()).toBe(0);
  await page.goBack();
  await button(page).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Add customer endpoint' }).waitFor();
  await button(page).waitFor();
  expect(new Set((await texts(page)).map((text) => text.toLowerCase()))).toContain('customer');
  await page.goForward();
  await page.goForward();
  await page.getByRole('heading', { level: 1, name: 'getBlockHeight' }).waitFor();
  expect(await marks(page).count()).toBe(0);
  expect(errors).toEqual([]);
});

test('same-origin frames are marked as they load', async () => {
  const { page } = await harness.openReady(marking(other, 'framed'), {
    prepare: async (each) => {
      await each.route(/\/framed\.html$/, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<p>A framed word</p>' }),
      );
      await each.route(/\/mpc_wallets\?/, async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        const frame = '<iframe title="frame" src="/framed.html"></iframe>';
        await route.fulfill({
          response,
          body: html.replace(/(<div class="?a-body"?>)/, `$1${frame}`),
        });
      });
    },
  });
  const inFrame = page.frameLocator('iframe').locator('mark');
  await inFrame.waitFor();
  expect(await inFrame.textContent()).toBe('framed');
  await button(page).click();
  await inFrame.waitFor({ state: 'detached' });
});

test.each(['/search', '/no_such_page'])('%s, rendered by React, is not marked', async (path) => {
  const { page } = await harness.openReady(marking(path, 'start', 'page'));
  // The chunk that adds marks loads late, and then marks each page as soon as it is shown.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'API' }).click();
  await shows(harness, page, '/api');
  await follow(page, pathOf(harness, marking(guide, 'customer')));
  await button(page).waitFor();
  await page.goBack();
  await shows(harness, page, '/api');
  await page.goBack();
  await page.waitForURL(harness.address(marking(path, 'start', 'page')));
  await page
    .getByRole('navigation', { name: 'All pages' })
    .or(page.locator('main code'))
    .first()
    .waitFor();
  await frames(page);
  expect(await page.locator('article').innerText()).toMatch(/start/i);
  expect(await marks(page).count()).toBe(0);
});

test.each([
  ['wide', undefined],
  ['phone', phone],
])('the button shifts nothing and covers nothing at the end of the page (%s)', async (_, size) => {
  const { page } = await harness.openReady(marking(guide, 'customer'), size && { viewport: size });
  // In one load of the page, because a font that arrives too late is not used in that load.
  const height = (): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);
  await button(page).waitFor();
  const marked = await height();
  const box = await button(page).boundingBox();
  const window = page.viewportSize();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(window?.height ?? 0);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const gap = await page.evaluate(() => {
    const rect = (selector: string): DOMRect | undefined =>
      document.querySelector(selector)?.getBoundingClientRect();
    const control = rect('.a-unmark button');
    const end = rect('.a-body');
    const next = rect('nav[aria-label="Docs pages"]');
    return control && end && next ? [control.top - end.bottom, next.top - control.bottom] : [];
  });
  expect(gap).toHaveLength(2);
  expect(Math.min(...gap)).toBeGreaterThan(0);
  await button(page).click();
  await button(page).waitFor({ state: 'detached' });
  expect(await height()).toBe(marked);
});

test('printed pages have no marks', async () => {
  const { page } = await harness.openReady(marking(guide, 'customer'));
  await button(page).waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await button(page).isVisible()).toBe(false);
  const [ground, ink, around] = await marks(page)
    .first()
    .evaluate((mark) => [
      getComputedStyle(mark).backgroundColor,
      getComputedStyle(mark).color,
      getComputedStyle(mark.parentElement ?? mark).color,
    ]);
  expect(ground).toBe('rgba(0, 0, 0, 0)');
  expect(ink).toBe(around);
});
