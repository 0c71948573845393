import { rpcPath } from '../../routes';
import { phone, useHarness } from '../../support/browser';
import { clearButton, withHighlight, marks, markedTexts } from '../../support/highlight';
import { clickLink, pathOf } from '../../support/navigate';

jest.setTimeout(60_000);

const harness = useHarness();
const guide = '/institutions/customers/add';

test('marks break neither copying, tabs nor filters, and the next page has none', async () => {
  const { page, errors } = await harness.openReady(guide, {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const code = await page.locator('.a-code code').first().textContent();
  await page.goto(harness.address(withHighlight(guide, 'customer', 'name', 'country')));
  await clearButton(page).waitFor();
  expect(await page.locator('.a-code mark').count()).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Copy code to clipboard' }).first().click();
  await page.waitForFunction(
    (expected) => navigator.clipboard.readText().then((text) => text === expected),
    code,
  );
  await page.getByRole('tab').nth(1).click();
  expect(await page.getByRole('tab').nth(1).getAttribute('aria-selected')).toBe('true');

  await clickLink(page, pathOf(harness, withHighlight(rpcPath, 'block')));
  await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'customer' }).waitFor();
  await clearButton(page).waitFor();
  const rows = page.locator('.a-body tbody tr');
  const all = await rows.count();
  await page.getByRole('searchbox').fill('getBlockHeight');
  await page.waitForFunction(
    (count) => document.querySelectorAll('.a-body tbody tr:not([hidden])').length < count,
    all,
  );
  await page.locator('.a-body tbody tr:not([hidden]) a').first().click();
  await page.getByRole('heading', { level: 1, name: 'getBlockHeight' }).waitFor();
  expect(new URL(page.url()).search).toBe('');
  expect(await marks(page).count()).toBe(0);
  await page.goBack();
  await clearButton(page).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Add customer endpoint' }).waitFor();
  await clearButton(page).waitFor();
  expect(new Set((await markedTexts(page)).map((text) => text.toLowerCase()))).toContain(
    'customer',
  );
  await page.goForward();
  await page.goForward();
  await page.getByRole('heading', { level: 1, name: 'getBlockHeight' }).waitFor();
  expect(await marks(page).count()).toBe(0);
  expect(errors).toEqual([]);
});

test.each([
  ['wide', undefined],
  ['phone', phone],
])(
  'the button that clears marks causes no layout shift and covers nothing at the end of the page (%s)',
  async (_, size) => {
    const { page } = await harness.openReady(
      withHighlight(guide, 'customer'),
      size && { viewport: size },
    );
    // Measures both states in one load: a font that arrives too late is not used, so two loads
    // could differ.
    const height = (): Promise<number> =>
      page.evaluate(() => document.documentElement.scrollHeight);
    await clearButton(page).waitFor();
    const marked = await height();
    const box = await clearButton(page).boundingBox();
    const window = page.viewportSize();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(window?.height ?? 0);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const gap = await page.evaluate(() => {
      const rect = (selector: string): DOMRect | undefined =>
        document.querySelector(selector)?.getBoundingClientRect();
      const control = rect('.a-unmark button');
      const end = rect('.a-body');
      const next = rect('nav[aria-label="Docs pages"]');
      return control && end && next ? [control.top - end.bottom, next.top - control.bottom] : [];
    });
    expect(gap).toHaveLength(2);
    expect(Math.min(...gap)).toBeGreaterThan(0);
    await clearButton(page).click();
    await clearButton(page).waitFor({ state: 'detached' });
    expect(await height()).toBe(marked);
  },
);

test('printed pages show no marks', async () => {
  const { page } = await harness.openReady(withHighlight(guide, 'customer'));
  await clearButton(page).waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await clearButton(page).isVisible()).toBe(false);
  const [background, color, parentColor] = await marks(page)
    .first()
    .evaluate((mark) => [
      getComputedStyle(mark).backgroundColor,
      getComputedStyle(mark).color,
      getComputedStyle(mark.parentElement ?? mark).color,
    ]);
  expect(background).toBe('rgba(0, 0, 0, 0)');
  expect(color).toBe(parentColor);
});
