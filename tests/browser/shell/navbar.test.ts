import type { Page } from 'playwright-core';
import { rpcPath } from '../../routes';
import {
  desktop,
  waitForFrames,
  phone,
  useHarness,
  type VisitOptions,
} from '../../support/browser';
import { clickLink, waitForScroll, scrollY } from '../../support/navigate';

jest.setTimeout(60_000);

const harness = useHarness();
const long = `${rpcPath}/getAccountInfo`;

const navbar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

const waitForNavbar = (page: Page, state: 'shown' | 'hidden'): Promise<unknown> =>
  page.waitForFunction((expected) => {
    const { top, bottom } =
      document.querySelector('header:has(nav)')?.getBoundingClientRect() ?? new DOMRect();
    return expected === 'shown' ? top === 0 : bottom <= 0;
  }, state);

async function scrollBy(page: Page, distance: number): Promise<void> {
  const from = await page.evaluate(() => window.scrollY);
  await page.mouse.move((page.viewportSize()?.width ?? 0) / 2, 500);
  await page.mouse.wheel(0, distance);
  await waitForScroll(page, from + distance);
}

/** Waits until the navbar has handled a scroll down, and checks that it stays visible. */
async function expectVisible(page: Page): Promise<void> {
  await page.waitForSelector('header[data-hidden]', { state: 'attached' });
  const top = await page.locator('header:has(nav)').evaluate(async (header) => {
    await Promise.all(header.getAnimations().map(({ finished }) => finished));
    return header.getBoundingClientRect().top;
  });
  expect(top).toBe(0);
}

async function openOnPhone(options: VisitOptions = {}): Promise<Page> {
  const { page } = await harness.openReady(long, { viewport: phone, ...options });
  return page;
}

test('in a narrow window the navbar hides on scrolling down and returns on scrolling up', async () => {
  const page = await openOnPhone();
  await scrollBy(page, 600);
  await waitForNavbar(page, 'hidden');
  await scrollBy(page, -60);
  await waitForNavbar(page, 'shown');
  await scrollBy(page, 300);
  await waitForNavbar(page, 'hidden');
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForFunction(
    () => (document.querySelector('header:has(nav)')?.getBoundingClientRect().top ?? -1) >= 0,
  );
});

test('in a wide window the navbar stays visible, because the sidebars are pinned below it', async () => {
  const { page } = await harness.openReady(long, { viewport: desktop });
  await scrollBy(page, 600);
  await expectVisible(page);
});

test('the navbar stays visible while it has focus', async () => {
  const page = await openOnPhone();
  const box = page.getByRole('combobox', { name: 'Search' });
  await box.focus();
  await scrollBy(page, 600);
  await expectVisible(page);
  await box.blur();
  await waitForNavbar(page, 'hidden');
});

test.each(['Control+k', 'Shift+Tab'])(
  'the navbar returns when %s focuses it, without scrolling the page',
  async (keys) => {
    const page = await openOnPhone();
    await page.locator('main').focus();
    await scrollBy(page, 600);
    await waitForNavbar(page, 'hidden');
    const before = await scrollY(page);
    for (let press = 0; press < 3; press += 1) await page.keyboard.press(keys);
    expect(await navbar(page).evaluate((element) => element.contains(document.activeElement))).toBe(
      true,
    );
    await waitForNavbar(page, 'shown');
    expect(await scrollY(page)).toBe(before);
  },
);

test('focusing the navbar in a wide window does not scroll the page', async () => {
  const { page } = await harness.openReady(long, { viewport: desktop });
  await scrollBy(page, 600);
  const before = await scrollY(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Tab');
  await waitForFrames(page);
  expect(await navbar(page).evaluate((element) => element.contains(document.activeElement))).toBe(
    true,
  );
  expect(Math.abs((await scrollY(page)) - before)).toBeLessThan(1);
});

test('the navbar stays visible while suggestions are open', async () => {
  const page = await openOnPhone();
  await page.getByRole('combobox', { name: 'Search' }).fill('balance');
  await page.getByRole('option').first().waitFor();
  // Imitates a background window, which keeps the suggestions open although nothing has focus.
  await page.evaluate(() => {
    addEventListener('focusout', (event) => event.stopImmediatePropagation(), { capture: true });
    (document.activeElement as HTMLElement).blur();
  });
  await page.evaluate(() => window.scrollTo(0, 900));
  await expectVisible(page);
});

test('with reduced motion the navbar hides immediately and shifts nothing', async () => {
  const page = await openOnPhone({ reducedMotion: 'reduce' });
  const seconds = await page
    .locator('header:has(nav)')
    .evaluate((header) => Number.parseFloat(getComputedStyle(header).transitionDuration));
  expect(seconds).toBeLessThan(0.01);
  const top = (): Promise<number> =>
    page
      .getByRole('heading', { level: 1 })
      .evaluate((h1) => h1.getBoundingClientRect().top + window.scrollY);
  const before = await top();
  await scrollBy(page, 600);
  await waitForNavbar(page, 'hidden');
  expect(await top()).toBe(before);
});

test('the navbar is shown on the next page and does not cover the target of a hash', async () => {
  const page = await openOnPhone();
  await scrollBy(page, 600);
  await waitForNavbar(page, 'hidden');
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last().click();
  await page.waitForURL((url) => url.href !== harness.address(long));
  await page.waitForFunction(() => window.scrollY === 0);
  expect(await navbar(page).isVisible()).toBe(true);
  await page.waitForFunction(
    () => (document.querySelector('header:has(nav)')?.getBoundingClientRect().top ?? -1) >= 0,
  );

  const heading = page.locator('main h2[id]').nth(1);
  await clickLink(page, `#${await heading.getAttribute('id')}`);
  await page.waitForFunction(() => window.scrollY > 0);
  const [top, height] = await heading.evaluate((element) => [
    element.getBoundingClientRect().top,
    document.querySelector('header:has(nav)')?.getBoundingClientRect().height ?? 0,
  ]);
  expect(height).toBeGreaterThan(0);
  expect(top).toBeGreaterThanOrEqual(height ?? 0);
});

test('nothing in the navbar moves sideways while its HTML arrives', async () => {
  const { page } = await harness.open(long, { javaScriptEnabled: false });
  const bar = navbar(page);
  // Removes elements from the end. The rest looks as it does before the browser has received them.
  const moved = await bar.evaluate((nav) => {
    const elements = [...nav.querySelectorAll('*')].filter(
      (element) => !element.closest('svg svg, svg *'),
    );
    const places = new Map(elements.map((element) => [element, element.getBoundingClientRect().x]));
    const moves: string[] = [];
    while (elements.length > 0) {
      elements.pop()?.remove();
      for (const element of elements) {
        const { x, width } = element.getBoundingClientRect();
        const isMoved = width > 0 && Math.abs(x - (places.get(element) ?? 0)) > 0.5;
        if (isMoved)
          moves.push(`${element.outerHTML.slice(0, 60)} from ${places.get(element)} to ${x}`);
      }
    }
    return moves;
  });
  expect([...new Set(moved)]).toEqual([]);
});
