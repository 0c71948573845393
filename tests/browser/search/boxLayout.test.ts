import { axeViolations } from '../../support/axe';
import { desktop, phone, useHarness } from '../../support/browser';
import { typeQuery, boxOf, optionsOf } from '../../support/searchBox';

jest.setTimeout(60_000);

const harness = useHarness();
const guide = '/documentation/institutions/customers/add';

describe.each([
  ['wide', desktop],
  ['phone-sized', phone],
  ['very small', { width: 320, height: 568 }],
])('in a %s window', (_, viewport) => {
  test('the suggestions fit and pass axe', async () => {
    const { page } = await harness.openReady(guide, { viewport, reducedMotion: 'reduce' });
    await typeQuery(page, 'getBalance commitment');
    await page.keyboard.press('ArrowDown');
    await page.waitForLoadState('networkidle');
    const panel = await page.getByRole('listbox').evaluate((list) => {
      const { left, right, top, bottom } = (
        list.parentElement as HTMLElement
      ).getBoundingClientRect();
      return { left, right, top, bottom, wide: document.documentElement.scrollWidth };
    });
    expect(panel.left).toBeGreaterThanOrEqual(0);
    expect(panel.right).toBeLessThanOrEqual(viewport.width);
    expect(panel.bottom).toBeLessThanOrEqual(viewport.height);
    expect(panel.wide).toBeLessThanOrEqual(viewport.width);
    const heights = await page
      .locator('[role=option], [role=search] ul a')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(40);
    expect(await axeViolations(page)).toEqual([]);
  });

  test('the note shown without JavaScript fits the box', async () => {
    const { page } = await harness.open(guide, { viewport, javaScriptEnabled: false });
    const note = await page.getByText('Search needs JavaScript').boundingBox();
    const box = await boxOf(page).boundingBox();
    if (note === null || box === null) throw new Error('The box or the note is not visible.');
    expect(note.y).toBeGreaterThanOrEqual(box.y);
    expect(note.y + note.height).toBeLessThanOrEqual(box.y + box.height);
    expect(note.x).toBeGreaterThanOrEqual(box.x);
    expect(note.x + note.width).toBeLessThanOrEqual(box.x + box.width);
  });
});

test('the active option has an outline in forced colours', async () => {
  const { page } = await harness.openReady(guide, { forcedColors: 'active' });
  await typeQuery(page, 'fees');
  await page.keyboard.press('ArrowDown');
  const style = await optionsOf(page)
    .first()
    .evaluate((option) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(option);
      return `${outlineStyle} ${outlineWidth}`;
    });
  expect(style).toBe('solid 2px');
});
