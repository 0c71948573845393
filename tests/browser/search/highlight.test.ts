import type { Page } from 'playwright-core';
import { search } from '../../../src/site/search';
import { rpcPath } from '../../routes';
import { waitForFrames, waitUntilReady, useHarness } from '../../support/browser';
import { clearButton, withHighlight, marks, markedTexts } from '../../support/highlight';
import {
  clickLink,
  navigateTo,
  pathOf,
  scrollY,
  waitForScroll,
  waitForPage,
} from '../../support/navigate';

jest.setTimeout(60_000);

const harness = useHarness();
const guide = '/institutions/customers/add';
const otherGuide = '/documentation/mpc_wallets';

const marksInView = (page: Page): Promise<number> =>
  marks(page).evaluateAll((all) => {
    const navbar = document.querySelector('nav[aria-label="Main"]')?.getBoundingClientRect();
    return all.filter((mark) => {
      const { top, bottom } = mark.getBoundingClientRect();
      return mark.checkVisibility() && top >= (navbar?.bottom ?? 0) && bottom <= innerHeight;
    }).length;
  });

describe('the terms in the address', () => {
  test('are marked only in the article, and a mark is scrolled into view', async () => {
    const { page, errors } = await harness.openReady(withHighlight(guide, 'metadata', 'customer'));
    await clearButton(page).waitFor();
    const texts = await markedTexts(page);
    expect(texts.filter((text) => !/^(?:customer|metadata)/i.test(text))).toEqual([]);
    expect(texts).toContain('metadata');
    expect(texts).toContain('customer');
    expect(await page.locator('main :not(.a-body *) > mark').count()).toBe(0);
    expect(await page.locator('h1 mark').count()).toBe(0);
    expect(await marksInView(page)).toBeGreaterThan(0);
    expect(errors).toEqual([]);
  });

  test('are marked within identifiers', async () => {
    const { page } = await harness.openReady(
      withHighlight(`${rpcPath}/getTokenAccountsByOwner`, 'owner'),
    );
    await clearButton(page).waitFor();
    expect(await markedTexts(page)).toContain('Owner');
  });

  test('are marked after a navigation within the app', async () => {
    const { page, errors } = await harness.openReady(otherGuide);
    await clickLink(page, pathOf(harness, withHighlight(guide, 'metadata')));
    await clearButton(page).waitFor();
    expect(await marksInView(page)).toBeGreaterThan(0);
    await clickLink(page, pathOf(harness, withHighlight(guide, 'passport')));
    await page.waitForFunction(() =>
      [...document.querySelectorAll('mark')].some((mark) => mark.textContent === 'passport'),
    );
    expect(new Set(await markedTexts(page))).toEqual(new Set(['passport']));
    expect(await marksInView(page)).toBeGreaterThan(0);
    expect(errors).toEqual([]);
  });

  test.each([
    ['markup', ['<b>', '<img src=x onerror=alert(1)>']],
    ['names of JavaScript properties', ['__proto__', 'constructor']],
    ['emoji', ['👍', '👨‍👩‍👧']],
    ['a very long term', ['a'.repeat(100_000)]],
    ['5,000 terms', Array.from({ length: 5000 }, (_, number) => `t${number}`)],
  ])('break nothing if they are unusual (%s)', async (_, terms) => {
    const { page, errors } = await harness.openReady(otherGuide);
    // Navigates within the app, because servers would reject the longest of these addresses.
    await clickLink(page, pathOf(harness, withHighlight(guide, 'metadata', ...terms)));
    await clearButton(page).waitFor();
    expect(await markedTexts(page)).toContain('metadata');
    expect(await page.locator('.a-body img[src="x"]').count()).toBe(0);
    expect(errors).toEqual([]);
  });

  test('appear neither in the canonical URL nor in links on the page', async () => {
    const { page } = await harness.openReady(withHighlight(guide, 'metadata'));
    await clearButton(page).waitFor();
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
      await page.goto(harness.address(otherGuide));
      await page.goto(harness.address(path));
      await waitUntilReady(page);
      if (path.includes('?')) await clearButton(page).waitFor();
      return scrollY(page);
    };
    const plain = await reached(`${guide}${hash}`);
    expect(await reached(`${withHighlight(guide, 'rejected')}${hash}`)).toBe(plain);
  });

  test('is restored on Back and after a reload', async () => {
    const { page } = await harness.openReady(withHighlight(guide, 'customer'));
    await clearButton(page).waitFor();
    await page.mouse.move(640, 500);
    await page.evaluate(() => window.scrollTo(0, 1500));
    await waitForScroll(page, 1500);
    await navigateTo(harness, page, otherGuide);
    expect(await marks(page).count()).toBe(0);
    expect(await clearButton(page).count()).toBe(0);
    await page.goBack();
    await clearButton(page).waitFor();
    await waitForFrames(page);
    await waitForScroll(page, 1500);
    await page.reload();
    await clearButton(page).waitFor();
    await waitForFrames(page);
    await waitForScroll(page, 1500);
  });

  test('opens a hidden panel if only hidden panels contain marks', async () => {
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
      // No form of this word may occur outside the code of the closed tabs.
      return inside
        .match(/(?<![\w-])[a-z]{6,}(?![\w-])/g)
        ?.find((each) => countIn(inside, each.slice(0, 4)) === countIn(all, each.slice(0, 4)));
    });
    expect(word).toBeDefined();
    await page.goto(harness.address(withHighlight(path, word ?? '')));
    await clearButton(page).waitFor();
    expect(await marksInView(page)).toBeGreaterThan(0);
  });
});

test('terms in same-origin frames are marked as the frames load', async () => {
  const { page } = await harness.openReady(withHighlight(otherGuide, 'framed'), {
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
  await clearButton(page).click();
  await inFrame.waitFor({ state: 'detached' });
});

test.each(['/search', '/no_such_page'])(
  '%s is not marked, because React renders it',
  async (path) => {
    const { page } = await harness.openReady(withHighlight(path, 'start', 'page'));
    // Loads the chunk that adds marks. From then on, pages are marked as soon as they are shown.
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'API' }).click();
    await waitForPage(harness, page, '/api');
    await clickLink(page, pathOf(harness, withHighlight(guide, 'customer')));
    await clearButton(page).waitFor();
    await page.goBack();
    await waitForPage(harness, page, '/api');
    await page.goBack();
    await page.waitForURL(harness.address(withHighlight(path, 'start', 'page')));
    await page
      .getByRole('navigation', { name: 'All pages' })
      .or(page.locator('main code'))
      .first()
      .waitFor();
    await waitForFrames(page);
    expect(await page.locator('article').innerText()).toMatch(/start/i);
    expect(await marks(page).count()).toBe(0);
  },
);
