import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Page, Request } from 'playwright-core';
import { searchManifestPath, type SearchManifest } from '../../src/site/search';
import {
  allIndexes,
  desktop,
  holdBack,
  phone,
  ready,
  useHarness,
  type Visit,
} from '../support/browser';

jest.setTimeout(60_000);

const harness = useHarness();
const guide = '/documentation/institutions/customers/add';
const indexFiles = /\/search-index\.json$|\.index\.txt$|\.store\.json$/;

const boxOf = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const optionsOf = (page: Page) => page.getByRole('listbox').getByRole('option');
const isFocused = (page: Page): Promise<boolean> =>
  boxOf(page).evaluate((input) => input === document.activeElement);

/** Types a query and waits for its suggestions. */
async function ask(page: Page, query: string): Promise<void> {
  await boxOf(page).fill(query);
  await optionsOf(page).first().waitFor();
}

/** Records the paths of all requests for search files. */
function noteRequests(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (indexFiles.test(pathname) || pathname.includes('/search-texts/')) requested.push(pathname);
  });
  return requested;
}

/** Files of one context's index, from the manifest. */
async function filesOf(page: Page, context: string): Promise<readonly string[]> {
  const response = await page.request.get(harness.address(searchManifestPath));
  const { current = {} } = (await response.json()) as SearchManifest;
  const files = current[context];
  return files === undefined ? [] : [files.index, files.store];
}

async function openAsked(query: string, path = guide): Promise<Visit> {
  const visit = await harness.openReady(path);
  await ask(visit.page, query);
  // All indexes have answered: the suggestions are final.
  await allIndexes(visit.page);
  return visit;
}

describe('loading', () => {
  test('starts when the box gets focus, with the current context first', async () => {
    const { page } = await harness.openReady('/api');
    const requested = noteRequests(page);
    const fetched = (count: number) =>
      page.waitForFunction(
        (expected) =>
          performance
            .getEntriesByType('resource')
            .filter(({ name }) => /\.(?:index\.txt|store\.json)$/.test(name)).length === expected,
        count,
      );
    await page.waitForLoadState('networkidle');
    expect(requested).toEqual([]);
    await page.keyboard.press('Control+k');
    await fetched(2);
    expect(requested[0]).toMatch(/search-index\.json$/);
    expect(requested.slice(1).sort()).toEqual([...(await filesOf(page, 'api'))].sort());
    await page.keyboard.type('fees');
    await fetched(6);
    await optionsOf(page).first().waitFor();
  });

  test('text typed before the scripts have loaded is searched afterwards', async () => {
    let release: () => void = () => undefined;
    const { page } = await harness.open(guide, {
      prepare: async (page) => {
        release = await holdBack(page, /\.js$/);
      },
    });
    await boxOf(page).click();
    await page.keyboard.type('getBal');
    release();
    await page.keyboard.type('ance');
    await optionsOf(page).filter({ hasText: 'getBalance' }).first().waitFor();
    expect(await boxOf(page).inputValue()).toBe('getBalance');
    expect(await isFocused(page)).toBe(true);
  });

  test('shows that it is loading, then results from the current context, then from the others', async () => {
    const { page } = await harness.openReady(guide);
    const releaseOwn = await holdBack(page, /search-index\.json$/);
    await boxOf(page).fill('getBalance');
    await page.getByText('Loading search…').waitFor();
    const [index = ''] = await filesOf(page, 'validators');
    const releaseOthers = await holdBack(page, new RegExp(index));
    releaseOwn();
    await page.getByRole('link', { name: 'See all results', exact: true }).waitFor();
    await boxOf(page).fill('qqzzxx');
    await page.getByText('Searching…').waitFor();
    releaseOthers();
    await page.getByText('No results', { exact: true }).waitFor();
    await boxOf(page).fill('getTokenLargestAccounts');
    expect(await optionsOf(page).first().innerText()).toContain('getTokenLargestAccounts');
  });

  test('fails with a message and a retry button', async () => {
    const { page } = await harness.openReady(guide);
    await page.route(/search-index\.json$/, (route) => route.fulfill({ status: 503 }));
    await boxOf(page).fill('fees');
    await page.getByText('The search index could not be fetched (503).').waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Retry' }).click();
    await optionsOf(page).first().waitFor();
    expect(await page.getByRole('button', { name: 'Retry' }).count()).toBe(0);
    expect(await isFocused(page)).toBe(true);
  });

  test('of another context can fail without losing results', async () => {
    const { page } = await harness.openReady(guide);
    const [, store = ''] = await filesOf(page, 'validators');
    await page.route(new RegExp(store), (route) => route.abort());
    await ask(page, 'customer');
    await page.getByText(/^Some results may be missing\./).waitFor();
    expect(await optionsOf(page).count()).toBe(8);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Retry' }).press('Enter');
    await page.getByRole('button', { name: 'Retry' }).waitFor({ state: 'detached' });
    expect(await optionsOf(page).count()).toBe(8);
  });

  test('texts are fetched for visible hits only, and a late text appears under its own hit', async () => {
    const { page } = await harness.openReady(guide);
    const requested = noteRequests(page);
    // All indexes have loaded, so only the texts come late.
    await ask(page, 'getBalance');
    await allIndexes(page);
    const before = requested.length;
    const open = new Set<Request>();
    page.on('request', (request) => {
      if (request.url().includes('/search-texts/')) open.add(request);
    });
    const release = await holdBack(page, /search-texts/);
    await ask(page, 'checked against documents');
    await ask(page, 'proof of address');
    const places = await optionsOf(page).evaluateAll((options) =>
      options.map((option) => Math.round(option.getBoundingClientRect().top)),
    );
    const late = [...open].map((request) => request.response());
    expect(late.length).toBeGreaterThan(0);
    release();
    for (const response of await Promise.all(late)) await response?.finished();
    await page.waitForFunction(() =>
      [...document.querySelectorAll('[role=option] [class*="excerpt"]')].every(
        ({ textContent }) => textContent !== '',
      ),
    );
    expect(
      await optionsOf(page).evaluateAll((options) =>
        options.map((option) => Math.round(option.getBoundingClientRect().top)),
      ),
    ).toEqual(places);
    const fetched = requested.slice(before).filter((path) => path.includes('search-texts'));
    expect(fetched.length).toBeLessThanOrEqual(16);
    const texts = await optionsOf(page).allInnerTexts();
    expect(texts.join(' ')).not.toMatch(/checked against/);
  });
});

describe('suggestions', () => {
  test('are at most eight, none active, each with title, section and breadcrumbs', async () => {
    const { page } = await openAsked('getBalance commitment');
    const row = optionsOf(page).filter({ hasText: 'config.commitment' }).first();
    const text = await row.innerText();
    expect(await optionsOf(page).count()).toBe(8);
    expect(await page.locator('[role=option][aria-selected=true]').count()).toBe(0);
    for (const part of ['getBalance', 'Parameters', 'Validators / RPC methods']) {
      expect(text).toContain(part);
    }
    expect(await boxOf(page).getAttribute('aria-expanded')).toBe('true');
    await page.getByRole('status').filter({ hasText: '8 suggestions' }).waitFor();
  });

  test('arrow keys cycle through them and the input; Enter opens the page within the app', async () => {
    const { page } = await openAsked('Add a customer');
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    const count = await optionsOf(page).count();
    const active = async (): Promise<string | null> =>
      boxOf(page).getAttribute('aria-activedescendant');
    await page.keyboard.press('ArrowUp');
    expect(await active()).toBe(await optionsOf(page).last().getAttribute('id'));
    await page.keyboard.press('ArrowDown');
    expect(await active()).toBeNull();
    for (let step = 0; step < count; step += 1) await page.keyboard.press('ArrowDown');
    expect(await active()).toBe(await optionsOf(page).last().getAttribute('id'));
    await page.keyboard.press('PageUp');
    const first = optionsOf(page).first();
    expect(await first.getAttribute('aria-selected')).toBe('true');
    const href = (await first.getAttribute('href')) ?? '';
    await page.keyboard.press('Home');
    expect(await active()).toBeNull();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.href.endsWith(href));
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
    expect(await optionsOf(page).count()).toBe(0);
    expect(await isFocused(page)).toBe(false);
    expect(await boxOf(page).inputValue()).toBe('Add a customer');
  });

  test('open another page on click, with focus at its top', async () => {
    const { page } = await openAsked('getBalance');
    await optionsOf(page)
      .filter({ hasText: /^getBalance/ })
      .first()
      .click();
    await page.waitForURL(/\/getBalance\?/);
    await page.getByRole('heading', { level: 1, name: 'getBalance' }).waitFor();
    expect(new URL(page.url()).searchParams.get('_highlight')).toMatch(/^getBalance$/i);
    expect(await optionsOf(page).count()).toBe(0);
    await page.waitForFunction(() => document.activeElement?.id === 'gatsby-focus-wrapper');
  });

  test.each([
    [
      'a click with Ctrl',
      (page: Page) =>
        optionsOf(page)
          .first()
          .click({ modifiers: ['Control'] }),
    ],
    [
      'a click with the middle button',
      (page: Page) => optionsOf(page).first().click({ button: 'middle' }),
    ],
    [
      'Ctrl+Enter',
      async (page: Page) => {
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Control+Enter');
      },
    ],
  ])('open a new tab by %s and stay open', async (_, act) => {
    const { page } = await openAsked('getBalance');
    const opened = page.context().waitForEvent('page');
    await act(page);
    const tab = await opened;
    await tab.waitForURL(/_highlight=getbalance/i);
    expect(page.url()).toBe(harness.address(guide));
    expect(await optionsOf(page).count()).toBeGreaterThan(0);
    expect(await boxOf(page).inputValue()).toBe('getBalance');
  });

  test('always match the query in the box', async () => {
    const { page } = await openAsked('fees');
    for (const query of ['customer', 'balance', 'validator', 'fees']) {
      const marked = await boxOf(page).evaluate(async (input: HTMLInputElement, value) => {
        input.value = value;
        input.dispatchEvent(new InputEvent('input', { bubbles: true }));
        await new Promise((done) => requestAnimationFrame(done));
        return [...document.querySelectorAll<HTMLAnchorElement>('a[role=option]')].map((option) =>
          new URL(option.href).searchParams.get('_highlight'),
        );
      }, query);
      expect(new Set(marked)).toEqual(new Set([query]));
    }
    await boxOf(page).fill('qqzz');
    await page.getByText('No results').waitFor();
    expect(await optionsOf(page).count()).toBe(0);
  });

  test('contain no markup from pages or queries', async () => {
    const { page, errors } = await harness.openReady(guide);
    await boxOf(page).fill('<img src=x onerror=alert(1)>');
    await page.getByRole('link', { name: 'See all results', exact: true }).waitFor();
    expect(await page.getByRole('search').locator('img').count()).toBe(0);
    expect(errors).toEqual([]);
  });
});

describe('keys', () => {
  test('Esc closes, then clears; the down arrow reopens', async () => {
    const { page } = await openAsked('fees');
    await page.keyboard.press('Escape');
    expect(await optionsOf(page).count()).toBe(0);
    expect(await boxOf(page).inputValue()).toBe('fees');
    await page.keyboard.press('ArrowDown');
    await optionsOf(page).first().waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    expect(await boxOf(page).inputValue()).toBe('');
    expect(await isFocused(page)).toBe(true);
  });

  test('Tab moves through the links below while the list stays open, then leaves', async () => {
    const { page } = await openAsked('fees');
    const focused = (): Promise<string> =>
      page.evaluate(() => document.activeElement?.textContent ?? '');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('See all results');
    expect(await optionsOf(page).count()).toBe(8);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('See all results outside "Documentation"');
    await page.keyboard.press('Tab');
    expect(await optionsOf(page).count()).toBe(0);
  });

  test('Enter without a selection opens the search page within the app', async () => {
    const { page } = await harness.openReady(guide);
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await boxOf(page).fill('fees');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Search results for "fees"' }).waitFor();
    expect(new URL(page.url()).search).toBe('?q=fees');
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
    expect(await boxOf(page).inputValue()).toBe('');
  });

  test('go to the input method during composition', async () => {
    const { page } = await openAsked('fees');
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Input.imeSetComposition', { text: 'ん', selectionStart: 1, selectionEnd: 1 });
    await boxOf(page).evaluate((input) => {
      for (const key of ['ArrowDown', 'Enter']) {
        const event = { key, isComposing: true, bubbles: true, cancelable: true };
        input.dispatchEvent(new KeyboardEvent('keydown', event));
      }
    });
    expect(await page.locator('[role=option][aria-selected=true]').count()).toBe(0);
    expect(page.url()).toBe(harness.address(guide));
  });

  test.each([
    ['Caps Lock', { key: 'K', code: 'KeyK', ctrlKey: true }],
    ['a Cyrillic layout', { key: 'л', code: 'KeyK', metaKey: true }],
  ])('of the shortcut work with %s', async (_, keys) => {
    const { page } = await harness.openReady(guide);
    await page.evaluate((init) => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true }));
    }, keys);
    expect(await isFocused(page)).toBe(true);
  });

  test('of the shortcut are left to another field', async () => {
    const { page } = await harness.openReady('/search');
    const field = page.getByRole('searchbox', { name: 'Words to search for' });
    await field.click();
    await page.keyboard.press('Control+k');
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  });
});

describe('links below the suggestions', () => {
  test.each([
    ['See all results', '?q=fees'],
    ['See all results within "API"', '?q=fees&ctx=api'],
    ['See all results outside "API"', '?q=fees&ctx=documentation&ctx=validators'],
  ])('%s', async (name, expected) => {
    const { page } = await openAsked('fees', '/api');
    await page.getByRole('link', { name, exact: true }).click();
    await page.getByRole('heading', { name: 'Search results for "fees"' }).waitFor();
    expect(new URL(page.url()).search).toBe(expected);
  });
});

describe('odd input', () => {
  test.each([
    ['5,000 words', 'customer '.repeat(5000)],
    ['100,000 characters', 'x'.repeat(100_000)],
    ['every punctuation mark', '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'],
    ['an emoji', '😀👩‍👩‍👧'],
    ['a lone surrogate', 'fees \uD83D'],
    ['__proto__', '__proto__'],
    ['constructor', 'constructor'],
  ])('%s: no freeze, no error', async (_, text) => {
    const { page, errors } = await harness.openReady(guide);
    await ask(page, 'fees');
    const took = await boxOf(page).evaluate((input: HTMLInputElement, value) => {
      const start = performance.now();
      input.value = value;
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      return performance.now() - start;
    }, text);
    expect(took).toBeLessThan(1000);
    await page.getByRole('link', { name: 'See all results', exact: true }).click();
    await page.getByRole('heading', { name: /^Search results for/ }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: /^Search results for/ }).waitFor();
    expect(errors).toEqual([]);
  });
});

describe.each([
  ['wide', desktop],
  ['phone', phone],
  ['small phone', { width: 320, height: 568 }],
])('in a %s window', (_, viewport) => {
  const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

  test('the suggestions stay within it and pass axe', async () => {
    const { page } = await harness.openReady(guide, { viewport, reducedMotion: 'reduce' });
    await ask(page, 'getBalance commitment');
    await page.keyboard.press('ArrowDown');
    await page.waitForLoadState('networkidle');
    const panel = await page.getByRole('listbox').evaluate((list) => {
      const { left, right, top, bottom } = (
        list.parentElement as HTMLElement
      ).getBoundingClientRect();
      return { left, right, top, bottom, wide: document.documentElement.scrollWidth };
    });
    expect(panel.left).toBeGreaterThanOrEqual(0);
    expect(panel.right).toBeLessThanOrEqual(viewport.width);
    expect(panel.bottom).toBeLessThanOrEqual(viewport.height);
    expect(panel.wide).toBeLessThanOrEqual(viewport.width);
    const heights = await page
      .locator('[role=option], [role=search] ul a')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(40);
    await page.evaluate(axe);
    const { violations } = (await page.evaluate('axe.run(document)')) as AxeResults;
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });

  test('without scripts the note fits the box', async () => {
    const { page } = await harness.open(guide, { viewport, javaScriptEnabled: false });
    const note = await page.getByText('Search needs JavaScript').boundingBox();
    const box = await boxOf(page).boundingBox();
    if (note === null || box === null) throw new Error('The box or the note is not visible.');
    expect(note.y).toBeGreaterThanOrEqual(box.y);
    expect(note.y + note.height).toBeLessThanOrEqual(box.y + box.height);
    expect(note.x + note.width).toBeLessThanOrEqual(box.x + box.width);
  });
});

test('the active option is visible in forced colours', async () => {
  const { page } = await harness.openReady(guide, { forcedColors: 'active' });
  await ask(page, 'fees');
  await page.keyboard.press('ArrowDown');
  const style = await optionsOf(page)
    .first()
    .evaluate((option) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(option);
      return `${outlineStyle} ${outlineWidth}`;
    });
  expect(style).toBe('solid 2px');
});

test('after a new release shows an error, and Enter still works', async () => {
  const { page } = await harness.openReady(guide);
  await page.route(/\.(?:index\.txt|store\.json)$/, (route) => route.fulfill({ status: 404 }));
  await boxOf(page).fill('fees');
  await page.getByText('The search index could not be fetched (404).').waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Search results for "fees"' }).waitFor();
  await ready(page);
});
