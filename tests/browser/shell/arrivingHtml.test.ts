import type { Page } from 'playwright-core';
import { rpcPath } from '../../routes';
import { desktop, holdBack, useHarness } from '../../support/browser';

jest.setTimeout(120_000);

const harness = useHarness();

type Place = readonly [name: string, x: number, y: number];

/** The places of the elements in the window, in the order of the document. */
const placesIn = (page: Page): Promise<Place[]> =>
  page.evaluate(async () => {
    // Layout requests the fonts.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
    return [...document.body.querySelectorAll('*')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const isShown = width > 0 && height > 0 && y < innerHeight;
      // Columns of a table have the widths that all its cells together need.
      const isSkipped = !isShown || element.closest('table, svg *') !== null;
      const name = element.cloneNode(false) as Element;
      return [isSkipped ? '' : name.outerHTML.slice(0, 80), Math.round(x), Math.round(y)];
    });
  });

test.each([
  ['/'],
  ['/documentation/mpc_wallets'],
  [`${rpcPath}/getBlock`],
  ['/institutions/customers/add'],
  ['/institutions/customers'],
])('nothing on %s moves while its HTML arrives', async (path) => {
  let share = 1;
  const { page } = await harness.open(path, {
    viewport: desktop,
    reducedMotion: 'reduce',
    prepare: async (each) => {
      await holdBack(each, /\.js$/);
      await each.addInitScript(() => localStorage.setItem('tabs.language', 'rust'));
      await each.route(harness.address(path), async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        const end = share < 1 ? html.lastIndexOf('<', html.length * share) : html.length;
        await route.fulfill({ response, body: html.slice(0, end) });
      });
    },
  });
  const whole = await placesIn(page);
  const moved: string[] = [];
  for (share = 0.1; share < 1; share += 0.06) {
    await page.reload();
    const places = await placesIn(page);
    // The last element may have been cut off.
    places.slice(0, -1).forEach(([name, x, y], index) => {
      const [wholeName, wholeX, wholeY] = whole[index] ?? ['', 0, 0];
      if (
        name !== '' &&
        wholeName !== '' &&
        (Math.abs(x - wholeX) > 1 || Math.abs(y - wholeY) > 1)
      ) {
        moved.push(`${share.toFixed(2)}: ${name} from ${x}, ${y} to ${wholeX}, ${wholeY}`);
      }
    });
  }
  expect(moved).toEqual([]);
});
