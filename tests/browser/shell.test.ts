import { announcementStorage } from '../../src/site/announcement';
import { colorMode } from '../../src/site/theme';
import { phone, ready, useStage } from '../support/browser';

jest.setTimeout(60_000);

const stage = useStage();
const guide = '/documentation/mpc_wallets';

const toggleName = (mode: string): string =>
  `Switch between dark and light mode (currently ${mode} mode)`;

describe('skip link', () => {
  test('comes first and moves focus into the main part', async () => {
    const { page } = await stage.openReady(guide);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });
});

describe('announcement bar', () => {
  test('stays closed once closed, on other pages and after loading', async () => {
    const { page } = await stage.openReady('/');
    const bar = page.getByRole('region', { name: 'Announcement' });
    await bar.getByRole('button', { name: 'Close' }).click();
    await bar.waitFor({ state: 'hidden' });
    await page.goto(stage.address(guide));
    expect(await bar.isVisible()).toBe(false);
    await ready(page);
    expect(await bar.isVisible()).toBe(false);
  });

  test('shows again when its id has changed', async () => {
    const { page } = await stage.openReady('/', {
      prepare: (page) =>
        page.addInitScript(({ id, dismiss }) => {
          localStorage.setItem(id, 'an-older-bar');
          localStorage.setItem(dismiss, 'true');
        }, announcementStorage),
    });
    expect(await page.getByRole('region', { name: 'Announcement' }).isVisible()).toBe(true);
  });
});

describe('navbar', () => {
  test('has its links, the search box and the toggle', async () => {
    const { page } = await stage.openReady(guide);
    const navbar = page.getByRole('navigation', { name: 'Main' });
    for (const name of ['Documentation', 'API', 'X', 'LinkedIn']) {
      expect(await navbar.getByRole('link', { name, exact: true }).isVisible()).toBe(true);
    }
    expect(await navbar.getByRole('combobox', { name: 'Search' }).isVisible()).toBe(true);
  });

  test.each(['Control+k', 'Meta+k'])('%s focuses the search box', async (keys) => {
    const { page } = await stage.openReady(guide);
    await page.keyboard.press(keys);
    const box = page.getByRole('combobox', { name: 'Search' });
    expect(await box.evaluate((input) => input === document.activeElement)).toBe(true);
  });

  test('leads to the two sidebars without loading a page', async () => {
    const { page } = await stage.openReady('/');
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'API' }).click();
    await page.waitForURL(stage.address('/api'));
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  });
});

describe('colour theme', () => {
  test('is light at first, whatever the system prefers', async () => {
    const { page } = await stage.openReady('/', { colorScheme: 'dark' });
    expect(await page.getAttribute('html', 'data-theme')).toBe('light');
    expect(await page.getByRole('button', { name: toggleName('light') }).isVisible()).toBe(true);
  });

  test('is switched by the toggle and stored as a word', async () => {
    const { page } = await stage.openReady('/');
    await page.getByRole('button', { name: toggleName('light') }).click();
    await page.getByRole('button', { name: toggleName('dark') }).waitFor();
    expect(await page.getAttribute('html', 'data-theme')).toBe('dark');
    const stored = (): Promise<string | null> =>
      page.evaluate((key) => localStorage.getItem(key), colorMode.storageKey);
    expect(await stored()).toBe('dark');
    await page.getByRole('button', { name: toggleName('dark') }).click();
    await page.getByRole('button', { name: toggleName('light') }).waitFor();
    expect(await stored()).toBe('light');
  });

  test('follows other tabs', async () => {
    const { page } = await stage.openReady('/');
    const other = await page.context().newPage();
    await other.goto(stage.address(guide));
    await ready(other);
    await page.getByRole('button', { name: toggleName('light') }).click();
    await other.getByRole('button', { name: toggleName('dark') }).waitFor();
    expect(await other.getAttribute('html', 'data-theme')).toBe('dark');
  });
});

describe.each([
  ['Version: Next', 'Next'],
  ['Language: English', 'English'],
])('dropdown "%s"', (name, item) => {
  test('opens and closes by mouse', async () => {
    const { page } = await stage.openReady(guide);
    const button = page.getByRole('button', { name, exact: true });
    const link = page.getByRole('link', { name: item, exact: true });
    expect(await link.isVisible()).toBe(false);
    await button.click();
    await link.waitFor();
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    await page.getByRole('heading', { level: 1 }).click();
    await link.waitFor({ state: 'hidden' });
  });

  test('opens and closes by keyboard', async () => {
    const { page } = await stage.openReady(guide);
    const button = page.getByRole('button', { name, exact: true });
    const link = page.getByRole('link', { name: item, exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    await link.waitFor();
    await page.keyboard.press('Tab');
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await link.waitFor({ state: 'hidden' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

describe('drawer on a phone', () => {
  test('opens at the sidebar and goes back to the main menu', async () => {
    const { page } = await stage.openReady(guide, { viewport: phone });
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const drawer = page.getByRole('dialog', { name: 'Navigation' });
    const sidebar = drawer.getByRole('navigation', { name: 'Docs sidebar' });
    await sidebar.waitFor();
    await drawer.getByRole('button', { name: '← Back to main menu' }).click();
    await sidebar.waitFor({ state: 'hidden' });
    expect(await drawer.getByRole('link', { name: 'API', exact: true }).isVisible()).toBe(true);
    await drawer.getByRole('button', { name: 'Close navigation bar' }).click();
    await drawer.waitFor({ state: 'hidden' });
  });

  test('keeps the focus inside, closes by Escape and gives the focus back', async () => {
    const { page } = await stage.openReady(guide, { viewport: phone });
    const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
    await toggle.click();
    const drawer = page.getByRole('dialog', { name: 'Navigation' });
    await drawer.waitFor();
    expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    expect(await toggle.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('closes when a page is chosen', async () => {
    const { page } = await stage.openReady(guide, { viewport: phone });
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const drawer = page.getByRole('dialog', { name: 'Navigation' });
    await drawer.getByRole('link', { name: 'Home', exact: true }).click();
    await page.waitForURL(stage.address('/'));
    await drawer.waitFor({ state: 'hidden' });
  });

  test('is not offered on a wide window', async () => {
    const { page } = await stage.openReady(guide);
    expect(await page.getByRole('button', { name: 'Toggle navigation bar' }).isVisible()).toBe(
      false,
    );
  });
});
