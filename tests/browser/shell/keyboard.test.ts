import { desktop, phone, useHarness } from '../../support/browser';
import { rpcPath } from '../../routes';

jest.setTimeout(120_000);

const harness = useHarness();

test.each([
  ['a guide in a wide window', '/documentation/mpc_wallets', desktop],
  ['a guide on a phone', '/documentation/mpc_wallets', phone],
  ['a method in a wide window', `${rpcPath}/getHealth`, desktop],
  ['the home page in a wide window', '/', desktop],
  ['the search page on a phone', '/search', phone],
  ['a page with long samples at 400 % zoom', '/api/errors', { width: 320, height: 225 }],
])('every element that Tab reaches is visible: %s', async (_, path, viewport) => {
  const { page } = await harness.openReady(path, { viewport });
  await page.waitForLoadState('networkidle');
  const unseen: string[] = [];
  const names: string[] = [];
  for (let press = 0; press < 400; press += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      if (element === null || element === document.body) return null;
      // Elements that slide or fade in are in place only after the animation.
      for (const animation of document.getAnimations()) animation.finish();
      const { top, right, bottom, left, width, height } = element.getBoundingClientRect();
      const isInWindow =
        bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
      const isSeen =
        width > 1 &&
        height > 1 &&
        isInWindow &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      const isInClosedDialog = element.closest('dialog:not([open])') !== null;
      // The navbar, and the bar with the table of contents.
      const bars = document.querySelectorAll('nav[aria-label="Main"], main details:has(> nav)');
      const start = document.elementFromPoint(Math.max(0, left) + 1, Math.max(0, top) + 1);
      const isUnderBar = [...bars].some((bar) => !bar.contains(element) && bar.contains(start));
      return {
        name: element.outerHTML.slice(0, 120),
        isSeen: isSeen && !isInClosedDialog && !isUnderBar,
      };
    });
    if (focused === null) break;
    names.push(focused.name);
    if (!focused.isSeen) unseen.push(focused.name);
  }
  expect(names[0]).toContain('#');
  expect(names.length).toBeGreaterThan(5);
  expect(names.length).toBeLessThan(400);
  expect(unseen).toEqual([]);
});
