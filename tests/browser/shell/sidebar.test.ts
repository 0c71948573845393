import type { Locator } from 'playwright-core';
import { rpcPath } from '../../routes';
import { waitForFrames, waitForSidebarFile, useHarness } from '../../support/browser';
import { navigateTo, waitForPage } from '../../support/navigate';

jest.setTimeout(60_000);

const harness = useHarness();
const nested = '/documentation/institutions/customers/add';
/** A window too short for the whole sidebar. */
const shortWindow = { width: 1280, height: 450 };

describe('the sidebar', () => {
  test('marks the current page within open categories', async () => {
    const { page } = await harness.openReady(nested);
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    const current = sidebar.locator('[aria-current="page"]');
    expect(await current.count()).toBe(1);
    expect(await current.isVisible()).toBe(true);
    expect(await current.getAttribute('href')).toBe(new URL(harness.address(nested)).pathname);
  });

  test('keeps an opened category open on the next page', async () => {
    const { page } = await harness.openReady(nested);
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    const category = sidebar.locator('details', { hasText: 'Compliance features' }).last();
    await category.locator('summary').click();
    const link = category.getByRole('link').nth(1);
    await link.waitFor();
    const href = await link.getAttribute('href');
    await link.click();
    await page.waitForURL((url) => url.pathname === href);
    await sidebar.locator(`[aria-current="page"][href="${href}"]`).waitFor();
    expect(await category.getAttribute('open')).not.toBeNull();
  });

  test('scrolls a long list to the current page on load, without scrolling the page itself', async () => {
    const { page } = await harness.openReady(`${rpcPath}/simulateTransaction`, {
      viewport: shortWindow,
    });
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    await page.waitForFunction(() => {
      const list = document.querySelector('nav[aria-label="Docs sidebar"]:not(dialog *)');
      const link = list?.querySelector('[aria-current="page"]')?.getBoundingClientRect();
      const view = list?.getBoundingClientRect();
      return link && view && link.top >= view.top && link.bottom <= view.bottom;
    });
    expect(await sidebar.evaluate((list) => list.scrollTop)).toBeGreaterThan(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('scrolls to its last entry below the announcement, and reaches the bottom of the window once the announcement is scrolled away', async () => {
    const { page } = await harness.openReady(`${rpcPath}/getBalance`, { viewport: shortWindow });
    await waitForSidebarFile(page);
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    const bottomOf = (locator: Locator): Promise<number> =>
      locator.evaluate((element) => element.getBoundingClientRect().bottom);
    await sidebar.evaluate((list) => list.scrollTo(0, list.scrollHeight));
    await waitForFrames(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const last = sidebar.locator('a, summary').filter({ visible: true }).last();
    expect(await bottomOf(last)).toBeLessThanOrEqual(shortWindow.height);
    await page.evaluate(() => window.scrollTo(0, 500));
    await page.waitForFunction(() => window.scrollY === 500);
    expect(Math.round(await bottomOf(sidebar))).toBe(shortWindow.height);
  });

  test('keeps its scroll position across pages, including the search page', async () => {
    const { page } = await harness.openReady(`${rpcPath}/getBalance`, { viewport: shortWindow });
    await waitForSidebarFile(page);
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    const expectPositionKept = async (): Promise<void> => {
      await page.waitForFunction(
        () =>
          document.querySelector('nav[aria-label="Docs sidebar"]:not(dialog *)')?.scrollTop === 100,
      );
      await waitForFrames(page);
      expect(await sidebar.evaluate((list) => list.scrollTop)).toBe(100);
    };
    await sidebar.evaluate((list) => list.scrollTo(0, 100));
    expect(await sidebar.evaluate((list) => list.scrollTop)).toBe(100);
    const seen = await sidebar.getByRole('link').evaluateAll((links) => {
      const view = links[0]?.closest('nav')?.getBoundingClientRect() ?? new DOMRect();
      const middle = (view.top + view.bottom) / 2;
      const link = links.find((each) => each.getBoundingClientRect().top > middle);
      return link?.getAttribute('href') ?? '';
    });
    await sidebar.locator(`a[href="${seen}"]`).click();
    await sidebar.locator(`[aria-current="page"][href="${seen}"]`).waitFor();
    await expectPositionKept();
    await navigateTo(harness, page, '/search');
    await page.goBack();
    await sidebar.locator(`[aria-current="page"][href="${seen}"]`).waitFor();
    await expectPositionKept();
  });

  test('keeps categories open after a visit to the search page', async () => {
    const { page } = await harness.openReady(nested);
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    const category = sidebar.locator('details', { hasText: 'Compliance features' }).last();
    await category.locator('summary').click();
    await category.getByRole('link').nth(1).waitFor();
    await navigateTo(harness, page, '/search');
    await page.goBack();
    await waitForPage(harness, page, nested);
    await sidebar.waitFor();
    expect(await category.getAttribute('open')).not.toBeNull();
  });

  test.each([
    ['grow and shrink gradually', 'no-preference', true],
    ['open and close immediately with reduced motion', 'reduce', false],
  ] as const)('has categories that %s', async (_, reducedMotion, expected) => {
    const { page } = await harness.openReady(nested, { reducedMotion });
    await waitForSidebarFile(page);
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    const category = sidebar.locator('details', { hasText: 'Compliance features' }).last();
    // Slows animations down, so that any machine renders intermediate frames.
    const session = await page.context().newCDPSession(page);
    await session.send('Animation.setPlaybackRate', { playbackRate: 0.1 });
    for (const open of [true, false]) {
      const seen = await category.evaluate(async (details: HTMLDetailsElement) => {
        const height = (): number => details.getBoundingClientRect().height;
        const heights = [height()];
        const summary = details.querySelector('summary');
        // Moves focus too, as a reader's click does.
        summary?.focus();
        summary?.click();
        for (let still = 0; still < 5; still += heights.at(-1) === heights.at(-2) ? 1 : 0) {
          await new Promise((done) => requestAnimationFrame(done));
          heights.push(height());
        }
        return { isOpen: details.open, heights };
      });
      expect(seen.isOpen).toBe(open);
      const first = seen.heights.at(0) ?? 0;
      const last = seen.heights.at(-1) ?? 0;
      expect(last > first).toBe(open);
      const between = seen.heights.filter((each) => each !== first && each !== last);
      expect(between.length > 0).toBe(expected);
    }
  });
});
