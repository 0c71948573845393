import { rpcPath } from '../../routes';
import { phone, useHarness } from '../../support/browser';

jest.setTimeout(120_000);

const harness = useHarness();
const guide = '/documentation/institutions/customers/add';
const reference = `${rpcPath}/getAccountInfo`;

test('in forced colours, the current link has a border, and HTTP methods and the Run button are legible', async () => {
  const { page } = await harness.openReady(reference, { forcedColors: 'active' });
  const current = page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .locator('[aria-current="page"]');
  expect(await current.evaluate((link) => getComputedStyle(link).borderLeftWidth)).toBe('3px');
  const styleOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { color, backgroundColor, forcedColorAdjust } = getComputedStyle(element);
        return { color, backgroundColor, forcedColorAdjust };
      });
  const [text, label, button] = [
    await styleOf('html'),
    await styleOf('.a-verb'),
    await styleOf('.a-run'),
  ];
  expect(label.color).toBe(text.color);
  // Browsers put a backplate behind text in forced colours; in a filled button it would show as a
  // box.
  expect(button).toEqual({
    color: text.backgroundColor,
    backgroundColor: await page
      .locator('main p > a')
      .first()
      .evaluate((link) => getComputedStyle(link).color),
    forcedColorAdjust: 'none',
  });
});

test('in dark forced colours, highlighted words have the browser’s own colours for marks', async () => {
  const { page } = await harness.openReady(`${reference}?_highlight=account`, {
    forcedColors: 'active',
    colorScheme: 'dark',
  });
  const mark = page.getByRole('main').locator('mark').first();
  await mark.waitFor();
  const colors = await mark.evaluate((element) => {
    const standard = document.createElement('mark');
    standard.style.all = 'revert';
    element.after(standard);
    return [element, standard].map((each) => {
      const { color, backgroundColor } = getComputedStyle(each);
      return { color, backgroundColor };
    });
  });
  expect(colors[0]).toEqual(colors[1]);
});

test('with reduced transparency and more contrast, the backdrop is opaque and no text is muted', async () => {
  const { page } = await harness.openReady(guide, { viewport: phone, contrast: 'more' });
  const session = await page.context().newCDPSession(page);
  const features = [
    { name: 'prefers-reduced-transparency', value: 'reduce' },
    { name: 'prefers-contrast', value: 'more' },
  ];
  await session.send('Emulation.setEmulatedMedia', { features });
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const drawer = page.getByRole('dialog', { name: 'Navigation' });
  await drawer.waitFor();
  const drawerStyle = await drawer.evaluate((element) => {
    const token = (name: string): string => getComputedStyle(element).getPropertyValue(name);
    return {
      backdrop: getComputedStyle(element, '::backdrop').backgroundColor,
      isMuted: token('--ink-muted') !== token('--ink'),
    };
  });
  expect(drawerStyle).toEqual({ backdrop: expect.stringMatching(/^rgb\(/), isMuted: false });
});
