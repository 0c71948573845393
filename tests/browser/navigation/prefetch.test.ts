import { withPrefix } from '../../../src/site/addresses';
import { rpcPath } from '../../routes';
import { useHarness } from '../../support/browser';
import { pathOf } from '../../support/navigate';

jest.setTimeout(120_000);

const harness = useHarness();
const long = `${rpcPath}/getBlock`;
const guide = '/documentation/mpc_wallets';

describe('a linked page', () => {
  test.each([
    ['is preloaded on hover', { effectiveType: '4g' }, true],
    ['is preloaded on focus', { effectiveType: '4g' }, true, 'focusin'],
    ['is not preloaded on 2g', { effectiveType: '2g' }, false],
    ['is not preloaded with data saver', { saveData: true, effectiveType: '4g' }, false],
  ])('%s', async (_, connection, expected, type = 'pointerover') => {
    const { page } = await harness.openReady(guide, {
      prepare: (each) =>
        each.addInitScript((value) => {
          Object.defineProperty(navigator, 'connection', { value, configurable: true });
        }, connection),
    });
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    const hover = (address: string): Promise<void> =>
      page.evaluate(
        ([href, name]) => {
          const link = document.createElement('a');
          link.href = href;
          document.querySelector('article > div')?.append(link);
          link.dispatchEvent(new Event(name, { bubbles: true }));
        },
        [address, type] as const,
      );
    const data = (address: string): string => withPrefix(`/page-data${address}/page-data.json`);

    await hover(pathOf(harness, long));
    // Hovers over another link, now on a fast connection. Once that page is requested, a request
    // for the first page would have been sent too.
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'connection', { value: {}, configurable: true });
    });
    const loaded = page.waitForRequest((request) => request.url().endsWith(data('/regions')));
    await hover(pathOf(harness, '/regions'));
    await loaded;
    expect(requested.includes(data(long))).toBe(expected);
  });
});

describe('a page whose link scrolls into view', () => {
  test.each([
    ['is prefetched', { effectiveType: '4g' }, true],
    ['is not prefetched on slow-2g', { effectiveType: 'slow-2g' }, false],
    ['is not prefetched with data saver', { saveData: true }, false],
  ])('%s', async (_, connection, expected) => {
    const requested = new Set<string>();
    const { page } = await harness.openReady(guide, {
      prepare: (each) => {
        each.on('request', (request) => requested.add(new URL(request.url()).pathname));
        return each.addInitScript((value) => {
          Object.defineProperty(navigator, 'connection', { value, configurable: true });
        }, connection);
      },
    });
    const hrefs = await page
      .locator('article a[href^="/"]:not([href*="."])')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
    const data = [...new Set(hrefs)].map(
      (path) => `${withPrefix('/page-data')}${path}/page-data.json`,
    );
    expect(data.length).toBeGreaterThan(0);
    const marker = withPrefix('/page-data/regions/page-data.json');
    expect(data).not.toContain(marker);
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 300) {
        window.scrollTo(0, y);
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      }
    });
    if (expected) {
      const missing = (): string[] => data.filter((path) => !requested.has(path));
      while (missing().length > 0) await page.waitForEvent('request');
    } else {
      // The loader fetches queued pages in order, after a delay. Queues one more page, now on a
      // fast connection. Once it is requested, requests for the earlier pages would have been sent
      // too.
      const last = page.waitForRequest((request) => request.url().endsWith(marker), {
        timeout: 50_000,
      });
      await page.evaluate(
        (path) => {
          Object.defineProperty(navigator, 'connection', { value: {}, configurable: true });
          const { ___loader } = window as unknown as {
            ___loader: { enqueue: (address: string) => unknown };
          };
          ___loader.enqueue(path);
        },
        pathOf(harness, '/regions'),
      );
      await last;
      expect(data.filter((path) => requested.has(path))).toEqual([]);
    }
  });
});
