import { rpcPath } from '../routes';
import { useStage } from '../support/browser';
import { follow, pathOf, shows } from '../support/moving';

jest.setTimeout(60_000);

const stage = useStage();
const nested = '/documentation/institutions/customers/add';
/** A window too low for a whole sidebar. */
const low = { width: 1280, height: 450 };

describe('sidebar', () => {
  test('marks the page shown, within open categories', async () => {
    const { page } = await stage.openReady(nested);
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    const current = sidebar.locator('[aria-current="page"]');
    expect(await current.count()).toBe(1);
    expect(await current.isVisible()).toBe(true);
    expect(await current.getAttribute('href')).toBe(new URL(stage.address(nested)).pathname);
  });

  test('opens a category it did not hold at first, and keeps it open on the next page', async () => {
    const { page } = await stage.openReady(nested);
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

  test('shows the current page on load, in the middle of a long list, and the page stays', async () => {
    const { page } = await stage.openReady(`${rpcPath}/simulateTransaction`, { viewport: low });
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

  test('keeps its scroll position from page to page, also by way of the search page', async () => {
    const { page } = await stage.openReady(`${rpcPath}/getBalance`, { viewport: low });
    await page.waitForLoadState('networkidle');
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
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
    expect(await sidebar.evaluate((list) => list.scrollTop)).toBe(100);
    await follow(page, pathOf(stage, '/search'));
    await shows(stage, page, '/search');
    await page.goBack();
    await sidebar.locator(`[aria-current="page"][href="${seen}"]`).waitFor();
    expect(await sidebar.evaluate((list) => list.scrollTop)).toBe(100);
  });

  test('has the categories as the reader left them after a visit to the search page', async () => {
    const { page } = await stage.openReady(nested);
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    const category = sidebar.locator('details', { hasText: 'Compliance features' }).last();
    await category.locator('summary').click();
    await category.getByRole('link').nth(1).waitFor();
    await follow(page, pathOf(stage, '/search'));
    await shows(stage, page, '/search');
    await page.goBack();
    await shows(stage, page, nested);
    await sidebar.waitFor();
    expect(await category.getAttribute('open')).not.toBeNull();
  });

  test.each([
    ['grows and shrinks', 'no-preference', true],
    ['changes at once for readers who prefer less motion', 'reduce', false],
  ] as const)('a category %s', async (_, reducedMotion, expected) => {
    const { page } = await stage.openReady(nested, { reducedMotion });
    await page.waitForLoadState('networkidle');
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    const category = sidebar.locator('details', { hasText: 'Compliance features' }).last();
    for (const open of [true, false]) {
      await category.locator('summary').click();
      await page.waitForFunction(
        (isOpen) =>
          [...document.querySelectorAll('nav[aria-label="Docs sidebar"] details')].some(
            (each) =>
              each.textContent?.includes('Compliance') && each.hasAttribute('open') === isOpen,
          ),
        open,
      );
      const heights = await category.evaluate(async (details) => {
        const seen = new Set<number>();
        for (let frame = 0; frame < 30; frame += 1) {
          seen.add(Math.round(details.getBoundingClientRect().height));
          await new Promise((done) => requestAnimationFrame(done));
        }
        return [...seen];
      });
      expect(heights.length > 2).toBe(expected);
    }
  });
});
