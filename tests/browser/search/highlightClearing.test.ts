import type { Page } from 'playwright-core';
import { search } from '../../../src/site/search';
import { waitForFrames, phone, useHarness } from '../../support/browser';
import { clearButton, withHighlight, marks } from '../../support/highlight';
import { clickLink, navigateTo, pathOf, scrollY, waitForScroll } from '../../support/navigate';

jest.setTimeout(60_000);

const harness = useHarness();
const guide = '/institutions/customers/add';
const other = '/documentation/mpc_wallets';

/** Returns the article's HTML without the Compare buttons, which a script adds. */
const articleHtml = (page: Page): Promise<string> =>
  page.locator('.a-body').evaluate((body) => {
    const copy = body.cloneNode(true) as Element;
    for (const added of copy.querySelectorAll('.a-compare')) added.remove();
    return copy.innerHTML;
  });

const historyLength = (page: Page): Promise<number> => page.evaluate(() => window.history.length);

describe('marks are cleared', () => {
  const ways: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
    ['by Esc', (page) => page.keyboard.press('Escape')],
    ['by the button', (page) => clearButton(page).click()],
    ['by the button, pressed with Enter', (page) => clearButton(page).press('Enter')],
  ];

  test.each(ways)(
    '%s; the article, scroll position and history stay as they were',
    async (_, clear) => {
      const { page, errors } = await harness.openReady(`${guide}?x=1&y=a+b#fields`);
      const before = await articleHtml(page);
      const parameter = `${search.parameters.highlight}=customer`;
      await clickLink(page, `${pathOf(harness, guide)}?x=1&${parameter}&y=a+b#fields`);
      await page.evaluate(() => document.querySelector('#made-for-the-test')?.remove());
      await clearButton(page).waitFor();
      await page.evaluate(() => window.scrollTo(0, 700));
      await waitForScroll(page, 700);
      const entries = await historyLength(page);
      await clear(page);
      await page.waitForURL(`${harness.address(guide)}?x=1&y=a+b#fields`);
      expect(await marks(page).count()).toBe(0);
      expect(await clearButton(page).count()).toBe(0);
      expect(await articleHtml(page)).toBe(before);
      await waitForFrames(page);
      expect(await scrollY(page)).toBe(700);
      expect(await historyLength(page)).toBe(entries);
      const key: unknown = await page.evaluate(
        () => (window.history.state as { readonly key?: unknown } | null)?.key,
      );
      expect(typeof key).toBe('string');
      await navigateTo(harness, page, other);
      await page.goBack();
      await page.waitForURL(`${harness.address(guide)}?x=1&y=a+b#fields`);
      await waitForScroll(page, 700);
      expect(await marks(page).count()).toBe(0);
      expect(errors).toEqual([]);
    },
  );

  test('without resetting the tab that the reader has selected', async () => {
    // The target of the hash is the panel of the second tab.
    const { page } = await harness.openReady(`${withHighlight(guide, 'customer')}#tabs-1-1-panel`);
    await clearButton(page).waitFor();
    const tabs = page.getByRole('tab');
    expect(await tabs.nth(1).getAttribute('aria-selected')).toBe('true');
    await tabs.first().click();
    await page.keyboard.press('Escape');
    await page.waitForURL((url) => url.search === '');
    await page.waitForFunction(() => document.querySelector('mark') === null);
    expect(await tabs.first().getAttribute('aria-selected')).toBe('true');
  });

  test('by Esc only after it has closed an open menu, and not while the search box has focus', async () => {
    const { page } = await harness.openReady(withHighlight(guide, 'customer'));
    await clearButton(page).waitFor();
    const menu = page.getByRole('button', { name: /^Version/ });
    await menu.click();
    expect(await menu.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Escape');
    expect(await menu.getAttribute('aria-expanded')).toBe('false');
    expect(await marks(page).count()).toBeGreaterThan(0);
    const box = page.getByRole('combobox', { name: 'Search' });
    await box.focus();
    await page.keyboard.press('Escape');
    expect(await marks(page).count()).toBeGreaterThan(0);
    await box.blur();
    await page.keyboard.press('Escape');
    await marks(page).first().waitFor({ state: 'detached' });
  });

  test('by Esc only after it has closed the drawer', async () => {
    const { page } = await harness.openReady(withHighlight(guide, 'customer'), { viewport: phone });
    await clearButton(page).waitFor();
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await marks(page).count()).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    expect(await marks(page).count()).toBe(0);
  });
});
