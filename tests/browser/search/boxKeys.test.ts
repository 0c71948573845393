import { useHarness, type Visit } from '../../support/browser';
import { boxOf, isFocused, openAndTypeQuery, optionsOf } from '../../support/searchBox';

jest.setTimeout(60_000);

const harness = useHarness();
const guide = '/documentation/institutions/customers/add';

const openWithQuery = (query: string, path = guide): Promise<Visit> =>
  openAndTypeQuery(harness, path, query);

describe('keys of the search box:', () => {
  test('Esc closes the list, then clears the box; the down arrow reopens the list', async () => {
    const { page } = await openWithQuery('fees');
    await page.keyboard.press('Escape');
    expect(await optionsOf(page).count()).toBe(0);
    expect(await boxOf(page).inputValue()).toBe('fees');
    await page.keyboard.press('ArrowDown');
    await optionsOf(page).first().waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    expect(await boxOf(page).inputValue()).toBe('');
    expect(await isFocused(page)).toBe(true);
  });

  test('Tab moves through the links below the open list, then closes it', async () => {
    const { page } = await openWithQuery('fees');
    const focused = (): Promise<string> =>
      page.evaluate(() => document.activeElement?.textContent ?? '');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('See all results');
    expect(await optionsOf(page).count()).toBe(8);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('See all results outside "Documentation"');
    await page.keyboard.press('Tab');
    expect(await optionsOf(page).count()).toBe(0);
  });

  test('Enter without a selection opens the search page within the app', async () => {
    const { page } = await harness.openReady(guide);
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await boxOf(page).fill('fees');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Search results for "fees"' }).waitFor();
    expect(new URL(page.url()).search).toBe('?q=fees');
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
    expect(await boxOf(page).inputValue()).toBe('');
  });

  test('a search from the search page moves focus to the start of the page', async () => {
    const { page } = await harness.openReady('/search?q=epoch');
    await boxOf(page).fill('fees');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Search results for "fees"' }).waitFor();
    await page.waitForFunction(() => document.activeElement !== document.body);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
      'Skip to main content',
    );
  });

  test('the keys go to the input method during composition', async () => {
    const { page } = await openWithQuery('fees');
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Input.imeSetComposition', { text: 'ん', selectionStart: 1, selectionEnd: 1 });
    await boxOf(page).evaluate((input) => {
      for (const key of ['ArrowDown', 'Enter']) {
        const event = { key, isComposing: true, bubbles: true, cancelable: true };
        input.dispatchEvent(new KeyboardEvent('keydown', event));
      }
    });
    expect(await page.locator('[role=option][aria-selected=true]').count()).toBe(0);
    expect(page.url()).toBe(harness.address(guide));
  });

  test.each([
    ['Caps Lock', { key: 'K', code: 'KeyK', ctrlKey: true }],
    ['a Cyrillic layout', { key: 'л', code: 'KeyK', metaKey: true }],
  ])('with %s, the shortcut focuses the box', async (_, keys) => {
    const { page } = await harness.openReady(guide);
    await page.evaluate((init) => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true }));
    }, keys);
    expect(await isFocused(page)).toBe(true);
  });

  test('the shortcut does not move focus from another field', async () => {
    const { page } = await harness.openReady('/search');
    const field = page.getByRole('searchbox', { name: 'Words to search for' });
    await field.click();
    await page.keyboard.press('Control+k');
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  });
});
