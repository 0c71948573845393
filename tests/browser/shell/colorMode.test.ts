import type { Page } from 'playwright-core';
import { colorMode } from '../../../src/site/theme';
import { applyConditions, slow } from '../../../tools/bench/conditions';
import { waitUntilReady, useHarness } from '../../support/browser';
import { recordBackgrounds } from '../../support/backgrounds';

jest.setTimeout(120_000);

const harness = useHarness();
const guide = '/documentation/mpc_wallets';

const toggleName = (mode: string): string =>
  `Switch between dark and light mode (currently ${mode} mode)`;
const currentTheme = (page: Page): Promise<string | null> =>
  page.getAttribute('html', 'data-theme');
const storedTheme = (page: Page): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), colorMode.storageKey);
const toggle = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^Switch between/ }).click();
const waitForTheme = (page: Page, mode: string): Promise<unknown> =>
  page.waitForSelector(`html[data-theme="${mode}"]`, { state: 'attached' });

const withStoredTheme =
  (value: string) =>
  (page: Page): Promise<unknown> =>
    page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
      colorMode.storageKey,
      value,
    ] as const);

test('the theme is light by default, whatever the system prefers', async () => {
  const { page } = await harness.openReady('/', { colorScheme: 'dark' });
  expect(await currentTheme(page)).toBe('light');
  expect(await page.getByRole('button', { name: toggleName('light') }).isVisible()).toBe(true);
  expect(await storedTheme(page)).toBeNull();
});

test('the toggle switches the theme and stores its name', async () => {
  const { page } = await harness.openReady('/');
  await page.getByRole('button', { name: toggleName('light') }).click();
  await page.getByRole('button', { name: toggleName('dark') }).waitFor();
  expect(await currentTheme(page)).toBe('dark');
  expect(await storedTheme(page)).toBe('dark');
  await page.getByRole('button', { name: toggleName('dark') }).click();
  await page.getByRole('button', { name: toggleName('light') }).waitFor();
  expect(await storedTheme(page)).toBe('light');
});

test('native controls follow the theme', async () => {
  const { page } = await harness.openReady('/');
  const scheme = (): Promise<string> =>
    page
      .getByRole('combobox', { name: 'Search' })
      .evaluate((input) => getComputedStyle(input).colorScheme);
  expect(await scheme()).toBe('light');
  await toggle(page);
  await waitForTheme(page, 'dark');
  expect(await scheme()).toBe('dark');
});

describe('several open tabs', () => {
  test('switch the theme together', async () => {
    const { page } = await harness.openReady('/');
    const others = [await page.context().newPage(), await page.context().newPage()];
    for (const other of others) {
      await other.goto(harness.address(guide));
      await waitUntilReady(other);
    }
    await toggle(page);
    for (const other of others) {
      await other.getByRole('button', { name: toggleName('dark') }).waitFor();
      expect(await currentTheme(other)).toBe('dark');
    }
    await toggle(others[0] ?? page);
    for (const other of [page, ...others]) await waitForTheme(other, 'light');
  });

  test('return to the default theme when one clears the storage', async () => {
    const { page } = await harness.openReady('/');
    const other = await page.context().newPage();
    await other.goto(harness.address(guide));
    await waitUntilReady(other);
    await toggle(page);
    await waitForTheme(other, 'dark');
    await other.evaluate(() => localStorage.clear());
    await waitForTheme(page, 'light');
    await page.getByRole('button', { name: toggleName('light') }).waitFor();
    expect(await storedTheme(page)).toBeNull();
  });
});

test.each(['undefined', '{"a":1}', '', 'null', 'DARK'])(
  'an invalid stored theme (%j) is ignored, and the toggle replaces it',
  async (value) => {
    const { page, errors } = await harness.open('/');
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
      colorMode.storageKey,
      value,
    ] as const);
    await page.reload();
    await waitUntilReady(page);
    expect(await currentTheme(page)).toBe('light');
    await toggle(page);
    await waitForTheme(page, 'dark');
    expect(await storedTheme(page)).toBe('dark');
    expect(errors).toEqual([]);
  },
);

test.each([
  ['dark', 'light', 'rgb(13, 19, 17)'],
  ['light', 'dark', 'rgb(252, 253, 251)'],
] as const)(
  'with %s stored, no frame is %s while the page loads on a slow machine',
  async (theme, system, background) => {
    let backgrounds: () => Promise<string[]> = () => Promise.resolve([]);
    const { page } = await harness.open(guide, {
      colorScheme: system,
      waitUntil: 'domcontentloaded',
      prepare: async (each) => {
        each.setDefaultTimeout(60_000);
        await withStoredTheme(theme)(each);
        backgrounds = await recordBackgrounds(each);
        await applyConditions(each, slow);
      },
    });
    await waitUntilReady(page);
    await page.getByRole('button', { name: toggleName(theme) }).waitFor();
    expect(await backgrounds()).toEqual([background]);
  },
);

test('nothing animates while a page loads in the dark theme', async () => {
  const { page } = await harness.openReady(guide, {
    prepare: async (each) => {
      await withStoredTheme('dark')(each);
      await each.addInitScript(() => {
        const seen: string[] = [];
        Object.assign(window, { seen });
        for (const type of ['transitionrun', 'animationstart']) {
          addEventListener(type, ({ target }) => seen.push(`${type} ${String(target)}`), true);
        }
      });
    },
  });
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
});
