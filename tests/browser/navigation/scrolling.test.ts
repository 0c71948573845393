import type { Page } from 'playwright-core';
import { rpcPath } from '../../routes';
import { desktop, waitForFrames, phone, waitUntilReady, useHarness } from '../../support/browser';
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
const long = `${rpcPath}/getBlock`;
const guide = '/documentation/mpc_wallets';

async function leaveScrolledPage(): Promise<Page> {
  const { page } = await harness.openReady(long);
  await page.mouse.move(640, 500);
  await page.mouse.wheel(0, 700);
  await waitForScroll(page, 700);
  await navigateTo(harness, page, guide);
  return page;
}

describe('the scroll position:', () => {
  test('Back, Forward and reload restore the position', async () => {
    const page = await leaveScrolledPage();
    await waitForScroll(page, 0);
    await page.mouse.wheel(0, 300);
    await waitForScroll(page, 300);
    await page.goBack();
    await waitForPage(harness, page, long);
    await waitForScroll(page, 700);
    await page.goForward();
    await waitForPage(harness, page, guide);
    await waitForScroll(page, 300);
    await page.reload();
    await waitForScroll(page, 300);
    await waitUntilReady(page);
    await waitForFrames(page);
    await waitForScroll(page, 300);
    await page.goBack();
    await waitForPage(harness, page, long);
    await waitForScroll(page, 700);
  });

  test('Back and reload reopen a collapsible above the position', async () => {
    const { page } = await harness.openReady(guide, { viewport: phone, reducedMotion: 'reduce' });
    await page.locator('summary', { hasText: 'On this page' }).click();
    await page.locator('main h2[id]').nth(3).scrollIntoViewIfNeeded();
    await page.waitForFunction(() => window.scrollY > 300);
    const place = (): Promise<number> =>
      page
        .locator('main h2[id]')
        .nth(3)
        .evaluate((heading) => heading.getBoundingClientRect().top);
    const before = await place();
    await navigateTo(harness, page, long);
    await page.goBack();
    await waitForPage(harness, page, guide);
    await page.waitForFunction(() => window.scrollY > 300);
    expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(1);
    await page.reload();
    await page.waitForFunction(() => window.scrollY > 300);
    await waitUntilReady(page);
    expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(1);
    expect(
      await page
        .locator('main details')
        .first()
        .evaluate((details) => details.hasAttribute('open')),
    ).toBe(true);
  });

  test.each(['reduce', 'no-preference'] as const)(
    'Back returns to the same position in a page with tabs (reduced motion: %s)',
    async (reducedMotion) => {
      const flows = '/institutions/transactions/composed_flows';
      const { page } = await harness.openReady(flows, { reducedMotion });
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight * 0.7));
      await page.waitForFunction(() => window.scrollY > 3000);
      const before = await scrollY(page);
      await navigateTo(harness, page, guide);
      await page.goBack();
      await waitForPage(harness, page, flows);
      await page.waitForFunction(() => window.scrollY > 3000);
      await waitForFrames(page);
      expect(Math.abs((await scrollY(page)) - before)).toBeLessThanOrEqual(1);
    },
  );

  test('Back and Forward restore positions within a page, and a new query string does not scroll', async () => {
    const { page } = await harness.openReady(rpcPath);
    const toc = page.getByRole('navigation', { name: 'On this page' });
    await page.mouse.move(640, 500);
    await page.mouse.wheel(0, 200);
    await waitForScroll(page, 200);
    await toc.getByRole('link').nth(2).click();
    await page.waitForFunction(() => Math.abs(window.scrollY - 200) > 1);
    await waitForFrames(page);
    const reached = await scrollY(page);
    await page.goBack();
    await waitForScroll(page, 200);
    await page.goForward();
    await waitForScroll(page, reached);
    // Scrolls away from the heading of the hash; a new query string must not scroll back to it.
    await page.mouse.move(640, 500);
    await page.mouse.wheel(0, 150);
    await waitForScroll(page, reached + 150);
    await clickLink(page, `?q=x${new URL(page.url()).hash}`);
    await page.waitForURL((url) => url.search === '?q=x');
    await waitForFrames(page);
    expect(Math.abs((await scrollY(page)) - reached - 150)).toBeLessThan(2);
  });

  test('the position is restored when the reader returns from another site', async () => {
    const page = await leaveScrolledPage();
    await page.goto('about:blank');
    await page.evaluate(() => void setTimeout(() => window.history.go(-2)));
    await page.waitForURL(harness.address(long));
    await waitForScroll(page, 700);
  });
});

describe('the target of a hash', () => {
  const top = (page: Page, id: string): Promise<number> =>
    page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top ?? -1, id);

  test.each([
    ['announcement open', false, desktop],
    ['announcement closed', true, desktop],
    ['announcement open, on a phone', false, phone],
  ])('has the same position, however it is reached (%s)', async (_, closed, viewport) => {
    // Without animations: while a collapsible animates, scroll anchoring moves only by whole
    // pixels.
    const { page } = await harness.openReady(long, { viewport, reducedMotion: 'reduce' });
    if (closed) {
      await page.getByRole('region', { name: 'Announcement' }).getByRole('button').click();
    }
    const id = (await page.locator('main h2[id]').nth(1).getAttribute('id')) ?? '';
    const hash = `#${id}`;
    const tops: number[] = [];
    const recordTop = async (): Promise<void> => {
      await page.waitForFunction(() => window.scrollY > 0);
      // Late fonts may still move the content above the heading.
      await page.evaluate(() => document.fonts.ready);
      await page.waitForFunction((heading) => {
        const place = (): number | undefined =>
          document.getElementById(heading)?.getBoundingClientRect().top;
        const before = place();
        return new Promise<boolean>((done) => {
          requestAnimationFrame(() => requestAnimationFrame(() => done(place() === before)));
        });
      }, id);
      tops.push(await top(page, id));
    };

    // The page has samples, so its table of contents is a menu in the desktop window too.
    await page.locator('summary', { hasText: 'On this page' }).click();
    await page
      .getByRole('navigation', { name: 'On this page' })
      .locator(`a[href="${hash}"]`)
      .click();
    await recordTop();
    await page.goto(harness.address(guide));
    await page.goto(harness.address(`${long}${hash}`));
    await recordTop();
    await waitUntilReady(page);
    await recordTop();
    await page.goto(harness.address(guide));
    await waitUntilReady(page);
    await clickLink(page, pathOf(harness, `${long}${hash}`));
    await waitForPage(harness, page, `${long}${hash}`);
    await recordTop();
    await navigateTo(harness, page, guide);
    await page.goBack();
    await waitForPage(harness, page, `${long}${hash}`);
    await recordTop();
    await page.goBack();
    await waitForPage(harness, page, guide);
    await page.goForward();
    await waitForPage(harness, page, `${long}${hash}`);
    await recordTop();
    // Pages scroll by whole pixels; headings have fractional positions.
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(1);
    const navbar = await page
      .getByRole('navigation', { name: 'Main' })
      .evaluate((element) => element.getBoundingClientRect().height);
    expect(tops[0]).toBeGreaterThanOrEqual(navbar);
  });

  test.each(['#%', '#1.2.3', '#a:b', '#café', '#%E2%82%AC'])(
    'may be missing: %s causes no error',
    async (hash) => {
      const { page, errors } = await harness.openReady(`${guide}${hash}`);
      await clickLink(page, `${pathOf(harness, long)}${hash}`);
      await waitForPage(harness, page, `${long}${hash}`);
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('getBlock');
      expect(errors).toEqual([]);
    },
  );

  test.each([
    ['#%', '%'],
    ['#1.2.3', '1.2.3'],
    ['#a:b', 'a:b'],
    ['#café', 'café'],
    ['#%E2%82%AC', '€'],
  ])('is found on the next page: %s leads to the element with the id "%s"', async (hash, id) => {
    const { page, errors } = await harness.openReady(guide, {
      prepare: (each) =>
        each.route(/getBlock\/page-data\.json/, async (route) => {
          const response = await route.fetch();
          const text = await response.text();
          const place = JSON.stringify(`<h2 id="${id}">Found</h2>`).slice(1, -1);
          await route.fulfill({
            response,
            body: text.replace('"html":"', `"html":"<p>Before</p>${'<br>'.repeat(60)}${place}`),
          });
        }),
    });
    await clickLink(page, `${pathOf(harness, long)}${hash}`);
    const target = page.getByRole('heading', { name: 'Found' });
    await target.waitFor();
    await page.waitForFunction(() => window.scrollY > 0);
    await page.waitForFunction((name) => document.activeElement?.id === name, id);
    expect(await target.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(
      200,
    );
    expect(errors).toEqual([]);
  });
});

describe('a change of width keeps the text on screen:', () => {
  const rotated = { width: phone.height, height: phone.width };
  test.each([
    ['a rotated phone', { viewport: phone, isMobile: true, hasTouch: true }, rotated],
    ['a narrower window', { viewport: { width: 1440, height: 900 } }, { width: 700, height: 900 }],
  ])('%s', async (_name, options, size) => {
    const { page } = await harness.openReady('/documentation/numerianet/governance', options);
    const heading = page.locator('main h2[id]').nth(3);
    const top = () => heading.evaluate((element) => element.getBoundingClientRect().top);
    for (const next of [size, options.viewport]) {
      await heading.evaluate((element) => {
        const { top: distance } = element.getBoundingClientRect();
        window.scrollBy({ top: distance - window.innerHeight / 3, behavior: 'instant' });
      });
      await waitForFrames(page);
      await page.setViewportSize(next);
      await page.waitForFunction((width) => window.innerWidth === width, next.width);
      await waitForFrames(page);
      expect(Math.abs((await top()) - next.height / 3)).toBeLessThan(40);
    }
  });
});
