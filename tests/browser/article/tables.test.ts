import type { Page } from 'playwright-core';
import { network } from '../../../src/site/names';
import { rpcPath } from '../../routes';
import { useHarness } from '../../support/browser';
import { readSite } from '../../support/builtSite';

jest.setTimeout(120_000);

const harness = useHarness();

declare global {
  interface Window {
    /**
     * The path and the article of each page with tables. The article contains only the tables and
     * the elements around them.
     */
    bodies: [path: string, body: HTMLElement][];
    faults: () => string[];
  }
}

/**
 * Runs in the page. Shows the tables of all pages, in one article body per page, and defines
 * `faults`.
 */
function showTables(pages: readonly (readonly [path: string, html: string])[]): void {
  window.bodies = pages.map(([path, html]) => {
    const page = new DOMParser().parseFromString(html, 'text/html');
    const body = page.querySelector<HTMLElement>('.a-body') as HTMLElement;
    for (const element of body.querySelectorAll('*')) {
      if (element.closest('.a-table') === null && element.querySelector('.a-table') === null) {
        element.remove();
      }
    }
    body.querySelectorAll('details').forEach((details) => (details.open = true));
    body.querySelectorAll('.a-tabs').forEach((tabs) => tabs.setAttribute('data-tabs', ''));
    return [path, body];
  });
  document.querySelector('.a-body')?.replaceWith(...window.bodies.map(([, body]) => body));

  const widthsOf = (cell: Element) => {
    const style = getComputedStyle(cell);
    const padding = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
    const range = new Range();
    range.selectNodeContents(cell);
    const lines = [...range.getClientRects()];
    const used =
      Math.max(...lines.map(({ right }) => right)) - Math.min(...lines.map(({ left }) => left));
    const last = Math.max(...lines.map(({ top }) => top));
    const wraps = lines.some(({ bottom }) => bottom < last);
    return { width: cell.getBoundingClientRect().width - padding, used, wraps, style };
  };
  /** The minimum width of a cell whose prose wraps, in pixels: 24 characters of average width. */
  const proseWidth = 24 * 7.25;

  window.faults = () => {
    const faults: string[] = [];
    for (const [path, body] of window.bodies) {
      for (const box of body.querySelectorAll('.a-table')) {
        const name = `${innerWidth} px, ${path}, ${box.getAttribute('aria-label')}`;
        if (box.scrollWidth > box.clientWidth) faults.push(`${name}: scrolls`);
        const isList = getComputedStyle(box.firstElementChild as Element).display === 'block';
        for (const cell of box.querySelectorAll(isList ? 'tbody > tr > *' : 'tr > *')) {
          if (cell.textContent === '') continue;
          const { width, used, wraps, style } = widthsOf(cell);
          const text = `${name}: ${cell.textContent?.slice(0, 40)}`;
          if (used > width + 1) faults.push(`${text} is clipped`);
          const isProse = cell.matches('tbody *') && style.whiteSpace !== 'nowrap';
          if (!isList && isProse && wraps && width < proseWidth)
            faults.push(`${text} is too narrow`);
          const isIndented = isList && parseFloat(style.paddingLeft) > 0;
          if (isIndented && !cell.hasAttribute('data-label')) faults.push(`${text} has no label`);
        }
      }
    }
    return faults;
  };
}

async function openTables(): Promise<Page> {
  const { page } = await harness.open('/regions', {
    bypassCSP: true,
    prepare: (each) => each.route(/\.js$/, (route) => route.abort()),
  });
  await page.evaluate(() =>
    Promise.all(['16px Text', '16px Code'].map((font) => document.fonts.load(font))).then(() => 0),
  );
  const pages = readSite().pages.filter(({ html }) => html.includes('class="a-table'));
  expect(pages.length).toBeGreaterThan(100);
  await page.evaluate(
    showTables,
    pages.map(({ path, html }) => [path, html] as const),
  );
  return page;
}

test('every table fits its content without scrolling at eight widths from 320 to 1920 px', async () => {
  const page = await openTables();
  for (const width of [320, 390, 768, 1024, 1200, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => window.faults())).toEqual([]);
  }
});

test.each([
  ['of a method beside its samples', `${rpcPath}/getBlock`, '-32602', 'INVALID_PARAMS', 1280],
  ['of a method on a phone', `${rpcPath}/getBlock`, '-32602', 'INVALID_PARAMS', 390],
  ['of an operation on a phone', '/institutions/customers/add', 'customer_exists', '409', 390],
])('an error %s is shown as a line of facts above its text', async (_, path, code, fact, width) => {
  const { page } = await harness.open(path, { viewport: { width, height: 800 } });
  const row = page.getByRole('group', { name: 'Table: Errors' }).locator('tr', { hasText: code });
  const [first, second, text] = await row
    .locator('th, td')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().toJSON() as DOMRect));
  expect(await row.locator('td').first().innerText()).toBe(fact);
  expect(second?.top).toBeCloseTo(first?.top ?? 0, 0);
  expect(text?.top).toBeGreaterThanOrEqual(first?.bottom ?? Infinity);
  expect(text?.left).toBe(first?.left);
});

test.each([
  ['/validators/network-documentation/websocket', 'Subscriptions'],
  ['/documentation/institutions/payment_rails', 'Payment systems'],
  ['/api', 'Operations'],
])(
  'in a wide window, %s shows the table "%s" as rows, and wider than the text',
  async (path, name) => {
    const { page } = await harness.open(path, { viewport: { width: 1440, height: 900 } });
    const table = page.getByRole('group', { name: `Table: ${name}`, exact: true });
    expect(
      await table
        .locator('tr')
        .nth(1)
        .evaluate((row) => getComputedStyle(row).display),
    ).toBe('table-row');
    const [wide, text] = await Promise.all([table.boundingBox(), page.locator('h1').boundingBox()]);
    expect(wide?.width).toBeGreaterThan(text?.width ?? Infinity);
  },
);

test.each([
  ['/documentation/institutions/transactions', 'Kinds of transaction'],
  ['/documentation/institutions/network', 'Three calls, and how often to make them'],
  ['/api', 'Operations'],
  [`/documentation/${network}/governance`, 'Kinds of proposals'],
  ['/documentation/institutions/payment_rails', 'Examples to test with'],
])('in a window of 1280 px, %s shows the table "%s" as rows', async (path, name) => {
  const { page } = await harness.open(path, { viewport: { width: 1280, height: 900 } });
  const row = page
    .getByRole('group', { name: `Table: ${name}`, exact: true })
    .locator('tr')
    .nth(1);
  expect(await row.evaluate((each) => getComputedStyle(each).display)).toBe('table-row');
});

test('in a wide window, names in the first column of a table stay on one line', async () => {
  const { page } = await harness.open('/institutions/transactions/create', {
    viewport: { width: 1440, height: 900 },
  });
  // The code font is wider than its fallback. After a reload it comes from the cache, in time to be
  // used.
  await page.reload();
  const names = page.locator('.a-table tbody > tr > :first-child > code');
  const lines = await names.evaluateAll((all) =>
    all.map((name) => new Set([...name.getClientRects()].map(({ top }) => top)).size),
  );
  expect(lines.length).toBeGreaterThan(20);
  expect(Math.max(...lines)).toBe(1);
});
