import type { Page } from 'playwright-core';
import { rpcPath } from '../../routes';
import { desktop, holdRequests, phone, useHarness, type VisitOptions } from '../../support/browser';

jest.setTimeout(120_000);

const harness = useHarness();

const paths = [
  '/',
  '/documentation/mpc_wallets',
  `${rpcPath}/getBlock`,
  '/institutions/customers/add',
  '/institutions/customers',
];

async function holdApp(page: Page): Promise<void> {
  await holdRequests(page, /\.js$/);
  await page.addInitScript(() => localStorage.setItem('tabs.language', 'rust'));
  // A font that arrives too late is not used, so text widths could differ between two loads.
  await page.route(/\.woff2$/, (route) => route.abort());
}

const visitOptions: VisitOptions = { viewport: desktop, reducedMotion: 'reduce' };

type Position = readonly [name: string, x: number, y: number];

/**
 * Returns the name and position of each element, in document order. The name is empty for elements
 * to skip: those not visible in the window, and those in tables or drawings.
 */
const positionsIn = (page: Page): Promise<Position[]> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const isShown = width > 0 && height > 0 && y < innerHeight;
      // Column widths change until all cells have arrived.
      const isSkipped = !isShown || element.closest('table, svg *') !== null;
      const name = element.cloneNode(false) as Element;
      return [isSkipped ? '' : name.outerHTML.slice(0, 80), Math.round(x), Math.round(y)];
    }),
  );

test.each(paths)(
  'nothing on %s outside tables and drawings moves while its HTML arrives',
  async (path) => {
    let share = 1;
    const { page } = await harness.open(path, {
      ...visitOptions,
      prepare: async (each) => {
        await holdApp(each);
        await each.route(harness.address(path), async (route) => {
          const response = await route.fetch();
          const html = await response.text();
          const end = share < 1 ? html.lastIndexOf('<', html.length * share) : html.length;
          await route.fulfill({ response, body: html.slice(0, end) });
        });
      },
    });
    const whole = await positionsIn(page);
    const moved: string[] = [];
    for (share = 0.15; share < 1; share += 0.16) {
      await page.reload();
      const places = await positionsIn(page);
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
  },
);

/**
 * Removes the page's nodes one by one, last first. Returns the number of blocks measured, and a
 * line about each one that moved.
 */
const movedByRemoval = (
  page: Page,
): Promise<{ readonly measured: number; readonly moved: readonly string[] }> =>
  page.evaluate(() => {
    const nodes: ChildNode[] = [];
    const walker = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    );
    while (walker.nextNode()) nodes.push(walker.currentNode as ChildNode);

    const places = new Map<ChildNode, DOMRect>();
    for (const node of nodes) {
      if (!(node instanceof Element) || node.closest('table, svg *')) continue;
      const place = node.getBoundingClientRect();
      const isShown = place.width > 0 && place.height > 0 && place.y < innerHeight;
      // Skips inline elements: while a line fills, words may wrap to the next one.
      if (isShown && getComputedStyle(node).display !== 'inline') places.set(node, place);
    }

    const measured = places.size;
    const moved = new Map<ChildNode, string>();
    while (nodes.length > 0) {
      const node = nodes.pop() as ChildNode;
      const last: Node | undefined = nodes.at(-1);
      // Treats a start tag and its first child as arriving together.
      const isInTag = node.parentNode === last;
      node.remove();
      const wasShown = places.delete(node) || node instanceof Text;
      // Measures less often while content below the window is removed, because this seldom moves
      // anything.
      if (isInTag || (!wasShown && nodes.length % 20 > 0)) continue;
      for (const [element, { x, y }] of places) {
        // Skips elements whose content is still arriving.
        if (last && element.contains(last)) continue;
        const now = (element as Element).getBoundingClientRect();
        const isMoved = Math.abs(now.x - x) > 1 || Math.abs(now.y - y) > 1;
        if (now.width === 0 || !isMoved || moved.has(element)) continue;
        const name = (element.cloneNode(false) as Element).outerHTML.slice(0, 80);
        moved.set(element, `${name} from ${now.x}, ${now.y} to ${x}, ${y}`);
      }
    }
    return { measured, moved: [...moved.values()] };
  });

describe.each([
  ['a desktop', desktop],
  ['a phone', phone],
])('on %s', (_, viewport) => {
  test.each([...paths, '/search', '/api', '/validators', '/missing'])(
    'no block of %s outside tables moves while its HTML arrives node by node',
    async (path) => {
      const { page } = await harness.open(path, { ...visitOptions, viewport, prepare: holdApp });
      const { measured, moved } = await movedByRemoval(page);
      expect(measured).toBeGreaterThan(20);
      expect(moved).toEqual([]);
    },
  );
});
