import type { Page } from 'playwright-core';
import { network } from '../../../src/site/names';
import { rpcPath } from '../../routes';
import { waitForFrames, holdRequests, phone, useHarness } from '../../support/browser';
import { boxesWithoutCue } from '../../support/scrollCue';

jest.setTimeout(120_000);

const harness = useHarness();
const guide = '/documentation/institutions/customers/add';
const reference = `${rpcPath}/getAccountInfo`;
const desktopWidths = [1000, 1100, 1280];

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });

async function setDefaultFont(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', {
    fontSizes: { standard: size, fixed: Math.round(size * 0.8) },
  });
}

const boxes = 'main :is(pre, .a-table, .a-figure-frame)';

const focusFaults = (page: Page): Promise<string[]> =>
  page.locator(boxes).evaluateAll((all) =>
    (all as HTMLElement[])
      .filter((box) => box.checkVisibility())
      .flatMap((box) => {
        const scrolls = box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight;
        const isNamed = Boolean(box.getAttribute('aria-label')) && box.role === 'group';
        const name = box.textContent?.slice(0, 40) ?? '';
        return [
          ...(scrolls === (box.tabIndex === 0) ? [] : [`${name}: tab stop`]),
          ...(scrolls && !isNamed ? [`${name}: no name`] : []),
        ];
      }),
  );

const coveredCode = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.a-code')].flatMap((block) => {
      const button = block.querySelector('.a-copy')?.getBoundingClientRect();
      const code = block.querySelector('pre')?.getBoundingClientRect();
      if (!button || !code || !block.checkVisibility()) return [];
      const isBeside = button.left >= code.right - 1 || button.bottom <= code.top + 1;
      return isBeside ? [] : [block.textContent?.slice(0, 60) ?? ''];
    }),
  );

test.each([guide, reference, '/api'])(
  'on %s, exactly the boxes that scroll are tab stops, each with a name and a cue, and no button covers code',
  async (path) => {
    const { page } = await harness.openReady(path);
    for (const width of [390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await waitForFrames(page);
      await waitForFrames(page);
      expect([width, ...(await focusFaults(page))]).toEqual([width]);
      expect([width, ...(await boxesWithoutCue(page.locator(boxes)))]).toEqual([width]);
      expect([width, ...(await coveredCode(page))]).toEqual([width]);
    }
  },
);

test('with a default font size of 32 px, the search box fits and the page does not scroll sideways', async () => {
  const { page } = await harness.openReady(reference);
  await setDefaultFont(page, 32);
  for (const width of [320, 390, ...desktopWidths]) {
    await page.setViewportSize({ width, height: 900 });
    await waitForFrames(page);
    expect([width, await overflow(page)]).toEqual([width, 0]);
    const box = await page.getByRole('combobox', { name: 'Search' }).boundingBox();
    expect(box?.width).toBeGreaterThan(width === 320 ? 60 : 100);
    const toggle = await page.getByRole('button', { name: /^Switch between/ }).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(toggle?.x ?? 0);
  }
});

test('with a default font size of 16 or 32 px, the page actions do not break a title of one word', async () => {
  const { page } = await harness.openReady('/api/authentication');
  const title = page.locator('h1');
  for (const [font, ...widths] of [
    [16, 320, 390, 1280],
    [32, 640, 1280, 1440],
  ] as const) {
    await setDefaultFont(page, font);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await waitForFrames(page);
      const lines = await title.evaluate((heading) => {
        const text = document.createRange();
        text.selectNodeContents(heading);
        return new Set([...text.getClientRects()].map(({ top }) => top)).size;
      });
      expect([font, width, await title.textContent(), lines]).toEqual([
        font,
        width,
        'Authentication',
        1,
      ]);
    }
  }
});

test('with the text spacing of WCAG 1.4.12, the page does not scroll sideways at 320 px', async () => {
  const { page } = await harness.openReady(guide, {
    bypassCSP: true,
    viewport: { width: 320, height: 800 },
  });
  await page.addStyleTag({
    content:
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  });
  expect(await overflow(page)).toBe(0);
});

test('on a right-to-left page, code stays left to right and untranslated, and no hint covers the search icon', async () => {
  const { page } = await harness.openReady(guide);
  const code = await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
    const code = [...document.querySelectorAll('main :is(pre, code, kbd)')];
    const icon = document.querySelector('form[role="search"] svg')?.getBoundingClientRect();
    const hint = document.querySelector('form[role="search"] kbd')?.getBoundingClientRect();
    return {
      count: code.length,
      reversed: code.filter((each) => getComputedStyle(each).direction !== 'ltr').length,
      translated: document.querySelectorAll('main pre:not([translate="no"])').length,
      isHintClear: !icon || !hint || hint.right <= icon.left || hint.left >= icon.right,
    };
  });
  expect(code.count).toBeGreaterThan(10);
  expect(code).toMatchObject({ reversed: 0, translated: 0, isHintClear: true });
});

test('before the app runs, the link of the current page is in view in both the sidebar and the window', async () => {
  const { page } = await harness.open(`/documentation/usd_on_${network}/issuing`, {
    viewport: { width: 1280, height: 600 },
    prepare: (each) => holdRequests(each, /\.js$/),
  });
  await page.getByRole('region', { name: 'Announcement' }).waitFor();
  const sidebar = await page.evaluate(() => {
    const list = [...document.querySelectorAll('nav[aria-label="Docs sidebar"]')].at(-1);
    const link = list?.querySelector('[aria-current="page"]')?.getBoundingClientRect();
    const view = list?.getBoundingClientRect();
    return { link: link?.toJSON() as DOMRect, view: view?.toJSON() as DOMRect, end: innerHeight };
  });
  expect(sidebar.link.top).toBeGreaterThanOrEqual(sidebar.view.top);
  expect(sidebar.link.bottom).toBeLessThanOrEqual(sidebar.view.bottom);
  expect(sidebar.link.bottom).toBeLessThanOrEqual(sidebar.end);
});

test('before the app runs, text typed after Ctrl+K goes to the search box', async () => {
  const { page } = await harness.open(guide, { prepare: (each) => holdRequests(each, /\.js$/) });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('fees');
  expect(await page.getByRole('combobox', { name: 'Search' }).inputValue()).toBe('fees');
});

test('a link to a step or heading marks only its target', async () => {
  const { page } = await harness.openReady(guide);
  const marked = page.locator('[data-target]');
  await page.locator('.a-steps .a-anchor').first().click();
  await page.locator('li[id^="step-"][data-target]').waitFor();
  expect(await marked.count()).toBe(1);
  await page.locator('main h2 .a-anchor').first().click();
  await page.locator('h2[data-target]').waitFor();
  expect(await marked.count()).toBe(1);
});

test('text in drawings is at least 12 px on a phone, and boxes that scroll have a name and a cue', async () => {
  const { page } = await harness.openReady('/architecture', { viewport: phone });
  const sizes = await page.locator('.a-figure svg text').evaluateAll((texts) =>
    texts.map((text) => {
      const svg = text.closest('svg') as SVGSVGElement;
      return parseFloat(getComputedStyle(text).fontSize) * (svg.getScreenCTM()?.a ?? 0);
    }),
  );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11.9);
  expect(await focusFaults(page)).toEqual([]);
  expect(await boxesWithoutCue(page.locator(boxes))).toEqual([]);
});
