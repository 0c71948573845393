import type { Page } from 'playwright-core';
import { desktop, phone, useHarness } from '../../support/browser';
import { rpcPath } from '../../routes';
import { boxesWithoutCue } from '../../support/scrollCue';

jest.setTimeout(60_000);

const harness = useHarness();

const guide = '/documentation/mpc_wallets';
const method = `${rpcPath}/getBlock`;
const tablet = { width: 768, height: 1024 };

const barOf = (page: Page) => page.locator('summary', { hasText: 'On this page' });

const listOf = (page: Page) => page.getByRole('navigation', { name: 'On this page' });

const topOf = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);

const settle = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
  });

const scrollTo = async (page: Page, y: number): Promise<void> => {
  await page.evaluate((position) => window.scrollTo(0, position), y);
  await settle(page);
};

describe('the bar with the table of contents', () => {
  test.each([
    ['a guide on a phone', guide, phone],
    ['a guide on a tablet', guide, tablet],
    ['a method in a wide window', method, { width: 1440, height: 900 }],
  ])('stays below the navbar and names the current heading in %s', async (_, path, viewport) => {
    const { page } = await harness.openReady(path, { viewport });
    const headings = await page.locator('main h2[id]').count();
    await page
      .locator('main h2[id]')
      .nth(1)
      .evaluate((heading) => heading.scrollIntoView());
    const current = await page.locator('main h2[id]').nth(1).innerText();
    await barOf(page).filter({ hasText: current }).waitFor();
    expect(headings).toBeGreaterThan(2);
    for (const distance of [0, 40, -40]) {
      await page.evaluate((by) => window.scrollBy(0, by), distance);
      await settle(page);
      const { top, navbar } = await page.evaluate(() => ({
        top: document.querySelector('main summary')?.getBoundingClientRect().top,
        navbar: document.querySelector('header')?.getBoundingClientRect().bottom,
      }));
      expect(top).toBeCloseTo(Math.max(0, navbar ?? 0), 0);
    }
  });

  test('closes when a link in it is followed, and does not cover the target', async () => {
    const { page } = await harness.openReady(guide, { viewport: phone });
    await scrollTo(page, 1200);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await barOf(page).click();
    const link = listOf(page).getByRole('link').nth(3);
    await link.waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    const hash = await link.getAttribute('href');
    await link.click();
    await listOf(page).waitFor({ state: 'hidden' });
    await settle(page);
    const bar = await barOf(page).boundingBox();
    const top = await topOf(page, `main h2[id="${decodeURIComponent(hash?.slice(1) ?? '')}"]`);
    expect(top).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
    expect(top).toBeLessThan(200);
  });

  test('opens a list with a cue at the edge where it continues', async () => {
    const { page } = await harness.openReady('/institutions/transactions/create', {
      viewport: phone,
    });
    await barOf(page).click();
    await listOf(page).waitFor();
    const scrolls = await listOf(page).evaluate((list) => list.scrollHeight > list.clientHeight);
    expect(scrolls).toBe(true);
    expect(await boxesWithoutCue(listOf(page))).toEqual([]);
  });

  test('names a subheading together with its section', async () => {
    const { page } = await harness.openReady('/institutions/transactions/create', {
      viewport: phone,
    });
    const heading = page.locator('main h3[id$="stablecoin-errors"]');
    await heading.evaluate((element) => element.scrollIntoView());
    await barOf(page)
      .filter({ hasText: /to stablecoin \/ Errors$/ })
      .waitFor();
  });

  test('opens and closes by keyboard without scrolling the page', async () => {
    const { page } = await harness.openReady(guide, { viewport: tablet });
    await scrollTo(page, 1200);
    await barOf(page).focus();
    await settle(page);
    const before = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('Enter');
    await listOf(page).waitFor();
    await page.keyboard.press('Tab');
    expect(
      await listOf(page)
        .getByRole('link')
        .first()
        .evaluate((link) => link === document.activeElement),
    ).toBe(true);
    await page.keyboard.press('Escape');
    await listOf(page).waitFor({ state: 'hidden' });
    expect(await barOf(page).evaluate((bar) => bar === document.activeElement)).toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);

    await page.keyboard.press('Enter');
    await listOf(page).waitFor();
    const links = await listOf(page).getByRole('link').count();
    for (let press = 0; press <= links; press += 1) await page.keyboard.press('Tab');
    await listOf(page).waitFor({ state: 'hidden' });
  });

  test('closes on a click outside it', async () => {
    const { page } = await harness.openReady(guide, { viewport: tablet });
    await barOf(page).click();
    await listOf(page).waitFor();
    await page.mouse.click(600, 900);
    await listOf(page).waitFor({ state: 'hidden' });
  });

  test('scrolls away at 400 % zoom, and is not shown beside a table of contents', async () => {
    const { page } = await harness.openReady(guide, { viewport: { width: 320, height: 225 } });
    await scrollTo(page, 1200);
    expect((await barOf(page).boundingBox())?.y).toBeLessThan(0);
    await page.setViewportSize(desktop);
    expect(await barOf(page).isVisible()).toBe(false);
  });

  test('replaces the table of contents beside wide tables below 1440 px, and covers no heading', async () => {
    const { page } = await harness.openReady('/api', { viewport: desktop });
    expect(await listOf(page).count()).toBe(0);
    await barOf(page).click();
    await listOf(page).getByRole('link', { name: 'Operations', exact: true }).click();
    await settle(page);
    const bar = await barOf(page).boundingBox();
    const heading = await topOf(page, '#operations');
    expect(heading).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? Infinity));
    expect(heading).toBeLessThan(300);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await barOf(page).isVisible()).toBe(false);
    expect(await listOf(page).count()).toBe(1);
  });
});
