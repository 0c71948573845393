import type { Locator, Page } from 'playwright-core';
import {
  desktop,
  waitForFrames,
  holdRequests,
  phone,
  waitUntilReady,
  useHarness,
} from '../../support/browser';
import { captureTabUrl } from '../../support/captureTabUrl';

jest.setTimeout(60_000);

const harness = useHarness();
const guide = '/documentation/mpc_wallets';

const toggle = (page: Page): Locator => page.getByRole('button', { name: 'Toggle navigation bar' });
const drawerOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Navigation' });
const isFocused = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => element === document.activeElement);

async function openDrawer(): Promise<{ page: Page; drawer: Locator }> {
  const { page } = await harness.openReady(guide, { viewport: phone });
  await toggle(page).click();
  const drawer = drawerOf(page);
  await drawer.waitFor();
  return { page, drawer };
}

test('the drawer opens at the sidebar and goes back to the main menu', async () => {
  const { drawer } = await openDrawer();
  const sidebar = drawer.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.waitFor();
  await drawer.getByRole('button', { name: '← Back to main menu' }).click();
  await sidebar.waitFor({ state: 'hidden' });
  for (const name of ['Documentation', 'API', 'X', 'LinkedIn']) {
    expect(await drawer.getByRole('link', { name, exact: true }).isVisible()).toBe(true);
  }
  await drawer.getByRole('button', { name: 'Close navigation bar' }).click();
  await drawer.waitFor({ state: 'hidden' });
});

test('the drawer scrolls to the link of the current page', async () => {
  const path = '/validators/network-documentation/rpc/simulateTransaction';
  const { page } = await harness.openReady(path, { viewport: { width: 844, height: 390 } });
  await toggle(page).click();
  const current = drawerOf(page).locator('[aria-current="page"]');
  await current.waitFor();
  await page.waitForFunction(() => {
    const box = document.querySelector('dialog [aria-current="page"]')?.getBoundingClientRect();
    return box !== undefined && box.top >= 0 && box.bottom <= window.innerHeight;
  });
});

test('the drawer closes if the window has grown before the scripts load', async () => {
  let release: () => void = () => undefined;
  const { page } = await harness.open(guide, {
    viewport: phone,
    prepare: async (each) => {
      release = await holdRequests(each, /\.js$/);
    },
  });
  await toggle(page).click();
  await drawerOf(page).waitFor();
  await page.setViewportSize(desktop);
  await drawerOf(page).getByRole('button', { name: 'Close navigation bar' }).waitFor();
  release();
  await waitUntilReady(page);
  await drawerOf(page).waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: /^Switch between dark/ }).click();
  await page.waitForSelector('html[data-theme="dark"]', { state: 'attached' });
});

test('a link that opens a tab leaves the drawer open; Ctrl+K closes it and focuses the search box', async () => {
  const { page, drawer } = await openDrawer();
  const link = drawer.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link').first();
  await captureTabUrl(page, () => link.click({ modifiers: ['Control'] }));
  expect(await drawer.isVisible()).toBe(true);
  await page.keyboard.press('Control+k');
  await drawer.waitFor({ state: 'hidden' });
  expect(await isFocused(page.getByRole('combobox', { name: 'Search' }))).toBe(true);
});

test.each(['Enter', 'Space'])(
  '%s opens the drawer, Tab stays inside it, and Escape returns focus to the button',
  async (key) => {
    const { page } = await harness.openReady(guide, { viewport: phone });
    await toggle(page).focus();
    await page.keyboard.press(key);
    const drawer = drawerOf(page);
    await drawer.waitFor();
    expect(await toggle(page).getAttribute('aria-expanded')).toBe('true');
    const links = await drawer.locator('a, button, summary').count();
    const focused = new Set<string>();
    for (let press = 0; press < links + 5; press += 1) {
      await page.keyboard.press('Tab');
      // Between the last and the first element, focus may move to the browser's controls.
      const isInside = await drawer.evaluate(
        (element) =>
          document.activeElement === document.body || element.contains(document.activeElement),
      );
      expect(isInside).toBe(true);
      focused.add(await page.evaluate(() => document.activeElement?.textContent ?? ''));
    }
    expect(focused.size).toBeGreaterThan(5);
    expect(await drawer.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    expect(await isFocused(toggle(page))).toBe(true);
    await page.getByRole('button', { name: 'Toggle navigation bar', expanded: false }).waitFor();
  },
);

test('a scripted click opens the drawer', async () => {
  const { page } = await harness.openReady(guide, { viewport: phone });
  await toggle(page).evaluate((button: HTMLElement) => button.click());
  await drawerOf(page).waitFor();
});

test('the drawer closes on navigation and, when reopened, shows the sidebar of the new page', async () => {
  const { page, drawer } = await openDrawer();
  await drawer.getByRole('link', { name: 'Home', exact: true }).click();
  await page.waitForURL(harness.address('/'));
  await drawer.waitFor({ state: 'hidden' });
  await toggle(page).click();
  const current = drawer.locator('[aria-current="page"]');
  await current.filter({ hasText: 'Home' }).waitFor();
  expect(await current.count()).toBe(1);
});

test('the page does not scroll behind the drawer', async () => {
  const { page, drawer } = await openDrawer();
  for (const x of [380, 100]) {
    await page.mouse.move(x, 400);
    await page.mouse.wheel(0, 700);
  }
  await waitForFrames(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  await page.mouse.wheel(0, 300);
  await page.waitForFunction(() => window.scrollY > 0);
});

test('the drawer closes when the window grows, and the page keeps the categories opened in it', async () => {
  const { page, drawer } = await openDrawer();
  const category = (within: Locator): Locator =>
    within.locator('details', { hasText: 'Compliance features' }).last();
  await category(drawer).locator('summary').click();
  await category(drawer).getByRole('link').nth(1).waitFor();
  await page.setViewportSize(desktop);
  await drawer.waitFor({ state: 'hidden' });
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  expect(await category(sidebar).getAttribute('open')).not.toBeNull();
  await page.mouse.move(640, 500);
  await page.mouse.wheel(0, 200);
  await page.waitForFunction(() => window.scrollY > 0);
});

test('a wide window has no button for the drawer', async () => {
  const { page } = await harness.openReady(guide);
  expect(await toggle(page).isVisible()).toBe(false);
});

test.each([
  [995, 'a', true],
  [996, 'no', false],
])('a window %i pixels wide has %s button for the drawer', async (width, _, expected) => {
  const { page } = await harness.open(guide, { viewport: { width, height: 800 } });
  expect(await toggle(page).isVisible()).toBe(expected);
});
