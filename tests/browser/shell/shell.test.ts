import { useHarness } from '../../support/browser';
import { pathOf } from '../../support/navigate';

jest.setTimeout(60_000);

const harness = useHarness();
const guide = '/documentation/mpc_wallets';

describe('the skip link', () => {
  test('is the first link and moves focus to the main content', async () => {
    const { page } = await harness.openReady(guide);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });
});

describe('the home page', () => {
  test.each([
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ])(
    'at $width px, shows a filled link to the first step on its first screen, and an unfilled second link on one line',
    async (viewport) => {
      const { page } = await harness.openReady('/', { viewport });
      const backgroundOf = (name: string): Promise<string> =>
        page
          .getByRole('article')
          .getByRole('link', { name })
          .evaluate((link) => getComputedStyle(link).backgroundColor);
      const first = page.getByRole('article').getByRole('link', { name: 'Send a first payment' });
      const box = await first.boundingBox();
      const second = page
        .getByRole('article')
        .getByRole('link', { name: 'See how the network works' });
      expect(await second.evaluate((link) => link.getClientRects().length)).toBe(1);
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(viewport.height);
      expect(await backgroundOf('Send a first payment')).not.toBe('rgba(0, 0, 0, 0)');
      expect(await backgroundOf('See how the network works')).toBe('rgba(0, 0, 0, 0)');
    },
  );

  test.each([
    [768, 2],
    [390, 1],
  ])('lists the most used tasks at %d px in this many columns: %d', async (width, columns) => {
    const { page } = await harness.open('/', { viewport: { width, height: 900 } });
    const lefts = await page
      .getByRole('list')
      .filter({ has: page.getByRole('link', { name: 'Add a customer', exact: true }) })
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left));
    expect(lefts.length).toBeGreaterThan(10);
    expect(new Set(lefts).size).toBe(columns);
  });

  test('has a title of two lines at 768 px, and the shorter line is more than 40 % as long as the other', async () => {
    const { page } = await harness.open('/', { viewport: { width: 768, height: 1024 } });
    const lines = await page.getByRole('heading', { level: 1 }).evaluate((title) => {
      const range = new Range();
      range.selectNodeContents(title);
      const widths = new Map<number, number>();
      for (const { top, width } of range.getClientRects()) {
        widths.set(top, (widths.get(top) ?? 0) + width);
      }
      return [...widths.values()];
    });
    expect(lines).toHaveLength(2);
    expect(Math.min(...lines) / Math.max(...lines)).toBeGreaterThan(0.4);
  });

  test('leaves less than 96 px below the drawing in a wide window', async () => {
    const { page } = await harness.openReady('/', { viewport: { width: 1280, height: 800 } });
    const drawing = await page.getByRole('article').getByRole('figure').first().boundingBox();
    const heading = await page.getByRole('heading', { name: 'Choose your way in' }).boundingBox();
    const gap = (heading?.y ?? Infinity) - ((drawing?.y ?? 0) + (drawing?.height ?? 0));
    expect(gap).toBeGreaterThan(0);
    expect(gap).toBeLessThan(96);
  });
});

describe('the navbar', () => {
  test('has its links, the search box and the theme toggle', async () => {
    const { page } = await harness.openReady(guide);
    const navbar = page.getByRole('navigation', { name: 'Main' });
    for (const name of ['Documentation', 'API', 'X', 'LinkedIn']) {
      expect(await navbar.getByRole('link', { name, exact: true }).isVisible()).toBe(true);
    }
    expect(await navbar.getByRole('combobox', { name: 'Search' }).isVisible()).toBe(true);
    expect(await navbar.getByRole('button', { name: /^Switch between dark/ }).isVisible()).toBe(
      true,
    );
  });

  test.each(['Control+k', 'Meta+k'])('focuses the search box on %s', async (keys) => {
    const { page } = await harness.openReady(guide);
    await page.keyboard.press(keys);
    const box = page.getByRole('combobox', { name: 'Search' });
    expect(await box.evaluate((input) => input === document.activeElement)).toBe(true);
  });

  test('links to both sidebars without a page load', async () => {
    const { page } = await harness.openReady('/');
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    for (const [name, path] of [
      ['API', '/api'],
      ['Documentation', '/'],
    ] as const) {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
      await page.waitForURL(harness.address(path));
      await sidebar.locator(`[aria-current="page"][href="${pathOf(harness, path)}"]`).waitFor();
    }
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  });
});

describe.each([
  ['Version: Next', 'Next'],
  ['Language: English', 'English'],
])('the dropdown "%s"', (name, item) => {
  test('opens and closes by mouse', async () => {
    const { page } = await harness.openReady(guide);
    const button = page.getByRole('button', { name, exact: true });
    const link = page.getByRole('link', { name: item, exact: true });
    expect(await link.isVisible()).toBe(false);
    await button.click();
    await link.waitFor();
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    await page.getByRole('heading', { level: 1 }).click();
    await link.waitFor({ state: 'hidden' });
  });

  test('opens and closes on scripted clicks, which screen readers send', async () => {
    const { page } = await harness.openReady(guide);
    const button = page.getByRole('button', { name, exact: true });
    const link = page.getByRole('link', { name: item, exact: true });
    await button.evaluate((element: HTMLElement) => element.click());
    await link.waitFor();
    await button.evaluate((element: HTMLElement) => element.click());
    await link.waitFor({ state: 'hidden' });
  });

  test('opens and closes by keyboard', async () => {
    const { page } = await harness.openReady(guide);
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
