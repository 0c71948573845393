import { useHarness } from '../../support/browser';

jest.setTimeout(60_000);

const harness = useHarness();
const guide = '/documentation/mpc_wallets';

test('a page printed from the dark theme has dark text on white, and no navigation', async () => {
  const { page } = await harness.openReady(guide);
  await page.getByRole('button', { name: /^Switch between/ }).click();
  await page.waitForSelector('html[data-theme="dark"]', { state: 'attached' });
  await page.emulateMedia({ media: 'print' });
  const [paper, ink] = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.documentElement);
    return [backgroundColor, color];
  });
  expect(paper).toBe('rgb(255, 255, 255)');
  expect(ink).toBe('rgb(20, 32, 27)');
  for (const name of ['Main', 'Docs sidebar', 'Docs pages']) {
    expect(await page.getByRole('navigation', { name }).first().isVisible()).toBe(false);
  }
});

test.each(['light', 'dark'] as const)(
  'with %s forced colours, the logo and the search icon have the text colour',
  async (colorScheme) => {
    const { page } = await harness.openReady(guide, { forcedColors: 'active', colorScheme });
    const text = await page.evaluate(() => {
      const probe = document.createElement('p');
      probe.style.color = 'CanvasText';
      document.body.append(probe);
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    });
    const logo = page.locator('header a svg path').first();
    expect(await logo.evaluate((path) => getComputedStyle(path).fill)).toBe(text);
    const icon = page.locator('form[role="search"] svg').first();
    expect(await icon.evaluate((svg) => getComputedStyle(svg).stroke)).toBe(text);
  },
);

test('Enter enlarges an image; Escape closes it and returns focus to its link', async () => {
  const { page } = await harness.openReady(guide);
  await page.evaluate(() => {
    const link = document.createElement('a');
    const image = new Image(512, 512);
    link.className = 'm-zoom';
    link.href = '/icon-512.png';
    image.alt = 'Logo';
    link.append(image);
    document.querySelector('article p')?.after(link);
    link.focus();
  });
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Full-size image' });
  await dialog.waitFor();
  const focused = (): Promise<string | null | undefined> =>
    page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.className);
  expect(await focused()).toBe('Logo (close)');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await focused()).toBe('m-zoom');
});
