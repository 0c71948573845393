/**
 * `npm run bench:search`: measures search in a real browser, on the built site and on a copy of it
 * with 2,000 more pages (`--pages 0` skips that). Times depend on the machine.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { canonicalPath, pathPrefix, withPrefix } from '../../src/site/addresses';
import { searchManifestPath, type SearchManifest } from '../../src/site/search';
import { versions } from '../../src/site/versions';
import { launchBrowser } from '../browser';
import { projectRoot } from '../copyProject';
import { buildGenerated } from '../generate/buildGenerated';
import { readHostRules } from '../serve/hostRules';
import { startServer } from '../serve/startServer';
import { fast, median, openQuietly, slow, type Conditions } from './conditions';

const from = '/validators/network-documentation/rpc/getAccountInfo';

/** What readers type, key by key. */
const typed = [
  'balance',
  'getTokenAccountsByOwner',
  'block height',
  'how do I add a customer',
  'acount info',
  '-32007',
  'stablecoin fees',
  'fiat_to',
];

interface Timing {
  readonly cold: number;
  readonly warm: number;
  /** Milliseconds from each key to the end of the frame that shows its results. */
  readonly keys: readonly number[];
  /** Growth of the JavaScript heap, in megabytes. */
  readonly heap: number;
}

const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((one, other) => one - other)[Math.ceil(share * values.length) - 1] ?? NaN;

/**
 * Runs in the page: measures the time from the next input to the end of the frame with its results.
 *
 * @param first whether to wait for the first suggestion; later results appear in the next frame
 */
function timeNextInput(first: boolean): void {
  const isAnswered = (): boolean => !first || document.querySelector('[role=option]') !== null;
  const timed = new Promise<number>((resolve) => {
    const look = (start: number): void => {
      if (!isAnswered()) {
        requestAnimationFrame(() => look(start));
        return;
      }
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - start);
      port2.postMessage(null);
    };
    const begin = ({ timeStamp }: Event): void => {
      requestAnimationFrame(() => look(timeStamp));
    };
    addEventListener('input', begin, { once: true, capture: true });
  });
  Object.assign(window, { timed });
}

const timeOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { timed: Promise<number> }).timed);

async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}

async function measure(browser: Browser, address: string, conditions: Conditions): Promise<Timing> {
  const { context, page, quiet } = await openQuietly(browser, address, conditions);
  try {
    const before = await heapOf(page);

    const box = page.getByRole('combobox', { name: 'Search' });
    const press = async (key: string, first = false): Promise<number> => {
      await page.evaluate(timeNextInput, first);
      await page.keyboard.press(key);
      return timeOf(page);
    };
    const start = Date.now();
    await box.click();
    await press('b', true);
    const cold = Date.now() - start;
    await quiet();
    const heap = (await heapOf(page)) - before;
    await page.keyboard.press('Backspace');
    const warm = await press('b', true);

    const keys: number[] = [];
    for (const text of typed) {
      await box.fill('');
      for (const key of text) keys.push(await press(key === ' ' ? 'Space' : key));
    }
    return { cold, warm, keys, heap };
  } finally {
    await context.close();
  }
}

/** kB gzip (level 9) of the files that search fetches, by context and in total. */
function sizes(publish: string): Record<string, string> {
  const kilobytes = (files: readonly string[]): number =>
    files.reduce(
      (sum, file) => sum + gzipSync(readFileSync(join(publish, file)), { level: 9 }).length,
      0,
    ) / 1000;
  const manifest = JSON.parse(
    readFileSync(join(publish, searchManifestPath), 'utf8'),
  ) as SearchManifest;
  const contexts = Object.entries(manifest[versions[0].name] ?? {}).map(
    ([context, { index, store }]) =>
      [
        context,
        kilobytes([index, store].map((address) => address.slice(pathPrefix.length))),
      ] as const,
  );
  const all = contexts.reduce((sum, [, size]) => sum + size, 0);
  return Object.fromEntries(
    [...contexts, ['all contexts', all] as const].map(([name, size]) => [name, size.toFixed(1)]),
  );
}

async function report(name: string, root: string): Promise<void> {
  const rules = await readHostRules(root);
  const server = await startServer(rules, { prefix: pathPrefix, port: 0 });
  const browser = await launchBrowser();
  const publish = join(root, 'public');
  const pages = readdirSync(join(publish, 'page-data'), { recursive: true }).filter((file) =>
    String(file).endsWith('page-data.json'),
  );
  try {
    console.log(`\n${name}: ${pages.length} pages`);
    console.log('kB gzip of index and store', sizes(publish));
    const rows: Record<string, Record<string, string>> = {};
    for (const conditions of [fast, slow]) {
      const address = `${server.origin}${withPrefix(canonicalPath(from))}`;
      const timing = await measure(browser, address, conditions);
      rows[conditions.name] = {
        'first result, cold': timing.cold.toFixed(0),
        'first result, warm': timing.warm.toFixed(0),
        'key, median': median(timing.keys).toFixed(1),
        'key, 95 %': percentile(timing.keys, 0.95).toFixed(1),
        'heap, MB': timing.heap.toFixed(1),
      };
    }
    console.table(rows);
  } finally {
    await browser.close();
    await server.close();
  }
}

async function main(): Promise<void> {
  const at = process.argv.indexOf('--pages');
  const more = at < 0 ? 2000 : Number(process.argv[at + 1]);
  if (!Number.isInteger(more)) throw new Error('--pages needs a number, such as --pages 2000.');
  await report('This site', projectRoot);
  if (more === 0) return;
  const { project } = await buildGenerated(more);
  try {
    await report(`With ${more} generated pages`, project.root);
  } finally {
    project.remove();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
