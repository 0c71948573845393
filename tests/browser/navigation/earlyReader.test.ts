import { rpcPath } from '../../routes';
import { colorMode } from '../../../src/site/theme';
import {
  desktop,
  waitForFrames,
  holdRequests,
  phone,
  waitUntilReady,
  waitForSidebarFile,
  useHarness,
  type Visit,
} from '../../support/browser';

jest.setTimeout(60_000);

const harness = useHarness();
const guide = '/documentation/institutions/customers/add';
const scripts = /\.js$/;

/** Stores the theme and opens a page; holds back its scripts until `release` is called. */
async function openHeldBack(
  path: string,
  theme: 'light' | 'dark' = 'light',
  viewport = desktop,
): Promise<Visit & { release: () => void }> {
  let release: () => void = () => undefined;
  const visit = await harness.open(path, {
    viewport,
    prepare: async (page) => {
      await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
        colorMode.storageKey,
        theme,
      ] as const);
      release = await holdRequests(page, scripts);
    },
  });
  return { ...visit, release };
}

describe('before the scripts have loaded', () => {
  test.each(['light', 'dark'] as const)('the page is painted in the %s theme', async (theme) => {
    const { page } = await openHeldBack(guide, theme);
    expect(await page.getAttribute('html', 'data-theme')).toBe(theme);
    const [red = 0] = await page.evaluate(() =>
      (getComputedStyle(document.documentElement).backgroundColor.match(/[\d.]+/g) ?? []).map(
        Number,
      ),
    );
    expect(red > 128).toBe(theme === 'light');
  });

  test('the page can be read and scrolled', async () => {
    const { page } = await openHeldBack(guide);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(500);
    await page.mouse.move(640, 500);
    await page.mouse.wheel(0, 600);
    await page.waitForFunction(() => window.scrollY > 0);
    expect(await page.getAttribute('html', 'data-app')).toBeNull();
  });

  test('a link opens its page', async () => {
    const { page } = await openHeldBack(guide);
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    const current = await page.getByRole('heading', { level: 1 }).innerText();
    await sidebar.getByRole('link', { name: 'Home', exact: true }).click();
    await page.waitForURL(harness.address('/'));
    expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toBe(current);
  });

  test('text typed into the search box is kept', async () => {
    const { page, release } = await openHeldBack(guide);
    const box = page.getByRole('combobox', { name: 'Search' });
    await box.click();
    await page.keyboard.type('getBal');
    release();
    await page.keyboard.type('ance');
    await waitUntilReady(page);
    expect(await box.inputValue()).toBe('getBalance');
    expect(await box.evaluate((input) => input === document.activeElement)).toBe(true);
  });

  test('text typed into the method filter is applied', async () => {
    const { page, release } = await openHeldBack(rpcPath);
    await page.getByRole('searchbox', { name: 'Filter methods' }).fill('airdrop');
    release();
    await page.getByRole('status').filter({ hasText: '1 of 55' }).waitFor();
  });

  test('a category that the reader opens or closes stays that way', async () => {
    const { page, release } = await openHeldBack(guide);
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    const outermost = sidebar.locator(':scope > ul > li > details');
    const category = (label: string) =>
      outermost.filter({ has: page.locator('summary', { hasText: label }) });
    const opened = category('Compliance features');
    const own = category('Institutions');
    await opened.locator('summary').first().click();
    await own.locator('summary').first().click();
    release();
    await waitUntilReady(page);
    await waitForSidebarFile(page);
    await waitForFrames(page);
    expect(await opened.getAttribute('open')).not.toBeNull();
    expect(await own.getAttribute('open')).toBeNull();
  });

  test('an opened drawer stays open and later shows the whole sidebar', async () => {
    const { page, release } = await openHeldBack(guide, 'light', phone);
    const hamburger = page.getByRole('button', { name: 'Toggle navigation bar' });
    await hamburger.click();
    const drawer = page.getByRole('dialog', { name: 'Navigation' });
    await drawer.waitFor();
    const links = await drawer.getByRole('link').count();
    release();
    await waitUntilReady(page);
    expect(await drawer.isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Toggle navigation bar', expanded: true }).waitFor();
    await page.waitForFunction(
      (before) => document.querySelectorAll('dialog a').length > before,
      links,
    );
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Toggle navigation bar', expanded: false }).waitFor();
  });

  test('clicks take effect once the app is ready, but a menu the reader has left stays closed', async () => {
    const { page, release } = await openHeldBack(guide);
    const bar = page.getByRole('region', { name: 'Announcement' });
    const version = page.getByRole('button', { name: 'Version: Next' });
    await page.getByRole('button', { name: /^Switch between dark and light mode/ }).click();
    await bar.getByRole('button', { name: 'Close' }).click();
    await version.click();
    await page.getByRole('combobox', { name: 'Search' }).click();
    release();
    await page.waitForSelector('html[data-theme="dark"]', { state: 'attached' });
    await bar.waitFor({ state: 'hidden' });
    await waitUntilReady(page);
    expect(await version.getAttribute('aria-expanded')).toBe('false');
  });

  test('a closed announcement bar stays closed, and the stored theme applies', async () => {
    const { page } = await harness.openReady('/');
    await page.getByRole('region', { name: 'Announcement' }).getByRole('button').click();
    await page.getByRole('button', { name: /^Switch between dark and light mode/ }).click();
    await page.waitForSelector('html[data-theme="dark"]', { state: 'attached' });
    await holdRequests(page, scripts);
    await page.goto(harness.address(guide));
    expect(await page.getByRole('region', { name: 'Announcement' }).isVisible()).toBe(false);
    expect(await page.getAttribute('html', 'data-theme')).toBe('dark');
  });
});

describe('without JavaScript', () => {
  test.each([
    ['a wide window', desktop],
    ['a phone-sized window', phone],
  ])('the page can be read and navigated in %s', async (_, viewport) => {
    const { page } = await harness.open(guide, { javaScriptEnabled: false, viewport });
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(await page.getByText('Search needs JavaScript').isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: 'Close', exact: true }).isVisible()).toBe(false);
    const pager = page.getByRole('navigation', { name: 'Docs pages' });
    await pager.getByRole('link', { name: /^Next / }).click();
    await page.waitForURL((url) => url.href !== harness.address(guide));
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  });
});
