import type { Page } from 'playwright-core';
import { useHarness, type Visit } from '../../support/browser';
import { boxesWithoutCue } from '../../support/scrollCue';
import { captureTabUrl } from '../../support/captureTabUrl';
import { typeQuery, boxOf, isFocused, openAndTypeQuery, optionsOf } from '../../support/searchBox';

jest.setTimeout(60_000);

const harness = useHarness();
const guide = '/documentation/institutions/customers/add';

const openWithQuery = (query: string, path = guide): Promise<Visit> =>
  openAndTypeQuery(harness, path, query);

describe('suggestions', () => {
  test('are at most eight, none active, and show the title, section and breadcrumbs of a hit', async () => {
    const { page } = await openWithQuery('getBalance commitment');
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

  test.each([
    ['Stablecoin-based fees', 'Documentation'],
    ['Webhook events', 'API'],
  ])('for %s, which is in no category, show the area %s', async (title, area) => {
    const { page } = await openWithQuery(title);
    const row = optionsOf(page).filter({ hasText: title }).first();
    expect((await row.innerText()).split('\n')).toContain(area);
  });

  test('show a cue at the edge of a short window if more of them follow', async () => {
    const { page } = await openWithQuery('payment');
    await page.setViewportSize({ width: 390, height: 500 });
    const panel = page.locator('.suggestions');
    await page.waitForFunction(() => {
      const box = document.querySelector('.suggestions');
      return box !== null && box.scrollHeight > box.clientHeight;
    });
    expect(await boxesWithoutCue(panel)).toEqual([]);
  });

  test('are selected with the arrow keys and PageUp, and deselected with Home; Enter opens the page within the app', async () => {
    const { page } = await openWithQuery('Add a customer');
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

  test('open their page on click, with focus at its top', async () => {
    const { page } = await openWithQuery('getBalance');
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
      'Ctrl+click',
      (page: Page) =>
        optionsOf(page)
          .first()
          .click({ modifiers: ['Control'] }),
    ],
    ['a middle click', (page: Page) => optionsOf(page).first().click({ button: 'middle' })],
    [
      'Ctrl+Enter',
      async (page: Page) => {
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Control+Enter');
      },
    ],
  ])('open in a new tab on %s, and the list stays open', async (_, act) => {
    const { page } = await openWithQuery('getBalance');
    const { search } = await captureTabUrl(page, () => act(page));
    expect(search).toMatch(/_highlight=getbalance/i);
    expect(page.url()).toBe(harness.address(guide));
    expect(await optionsOf(page).count()).toBeGreaterThan(0);
    expect(await boxOf(page).inputValue()).toBe('getBalance');
  });

  test('match the query in the box one frame after it changes', async () => {
    const { page } = await openWithQuery('fees');
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

  test('insert no markup from the query', async () => {
    const { page, errors } = await harness.openReady(guide);
    await typeQuery(page, 'error <img src=x onerror=alert(1)>');
    expect(await page.getByRole('search').locator('img').count()).toBe(0);
    expect(errors).toEqual([]);
  });
});

describe('links below the suggestions:', () => {
  test.each([
    ['See all results', '?q=fees'],
    ['See all results within "API"', '?q=fees&ctx=api'],
    ['See all results outside "API"', '?q=fees&ctx=documentation&ctx=validators'],
  ])('"%s" opens the search page with the parameters %s', async (name, expected) => {
    const { page } = await openWithQuery('fees', '/api');
    await page.getByRole('link', { name, exact: true }).click();
    await page.getByRole('heading', { name: 'Search results for "fees"' }).waitFor();
    expect(new URL(page.url()).search).toBe(expected);
  });
});

describe('unusual input', () => {
  test.each([
    ['5,000 words', 'customer '.repeat(5000)],
    ['100,000 characters', 'x'.repeat(100_000)],
    ['every punctuation mark', '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'],
    ['an emoji', '😀👩‍👩‍👧'],
    ['a lone surrogate', 'fees \uD83D'],
    ['__proto__', '__proto__'],
    ['constructor', 'constructor'],
  ])('(%s) causes neither a freeze nor an error', async (_, text) => {
    const { page, errors } = await harness.openReady(guide);
    await typeQuery(page, 'fees');
    const elapsed = await boxOf(page).evaluate((input: HTMLInputElement, value) => {
      const start = performance.now();
      input.value = value;
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      return performance.now() - start;
    }, text);
    expect(elapsed).toBeLessThan(1000);
    await page.getByRole('link', { name: 'See all results', exact: true }).click();
    await page.getByRole('heading', { name: /^Search results for/ }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: /^Search results for/ }).waitFor();
    expect(errors).toEqual([]);
  });
});
