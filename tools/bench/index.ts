/**
 * `npm run bench`: measures the built site in a real browser. Times depend on the machine, so
 * compare only within one run. `--runs 5` and `--clicks 20` give steadier medians.
 */
import type { Browser } from 'playwright-core';
import { canonicalPath, pathPrefix, withPrefix } from '../../src/site/addresses';
import { findBrowser, launchBrowser } from '../browser';
import { projectRoot } from '../copyProject';
import { readHostRules } from '../serve/hostRules';
import { startServer } from '../serve/startServer';
import { fast, median, slow } from './conditions';
import { runLighthouse } from './lighthouse';
import { measureLoading, type Loading } from './loading';
import { measureNavigation } from './navigation';

const pages = {
  home: '/',
  guide: '/documentation/mpc_wallets',
  'RPC page': '/validators/network-documentation/rpc/getAccountInfo',
  search: '/search',
};

const phone = { width: 390, height: 844 };

function option(name: string, fallback: number): number {
  const index = process.argv.indexOf(`--${name}`);
  return index < 0 ? fallback : Number(process.argv[index + 1]);
}

function medianOf(runs: readonly Loading[], figure: keyof Loading, decimals = 0): number {
  return Number(median(runs.map((run) => run[figure])).toFixed(decimals));
}

function summary(runs: readonly Loading[]): Record<string, number | string> {
  const kilobytes = (figure: 'bytes' | 'bytesBeforeLoad'): string =>
    (medianOf(runs, figure) / 1000).toFixed(1);
  return {
    'first paint': medianOf(runs, 'firstPaint'),
    'largest paint': medianOf(runs, 'largestPaint'),
    blocking: medianOf(runs, 'blocking'),
    ready: medianOf(runs, 'ready'),
    shift: medianOf(runs, 'layoutShift', 4),
    'kB to load': kilobytes('bytesBeforeLoad'),
    'kB in total': kilobytes('bytes'),
    requests: `${medianOf(runs, 'requestsBeforeLoad')} / ${medianOf(runs, 'requests')}`,
  };
}

type Address = (path: string) => string;

async function measureViews(browser: Browser, address: Address, runs: number): Promise<void> {
  for (const conditions of [fast, slow]) {
    const rows: Record<string, ReturnType<typeof summary>> = {};
    for (const [name, path] of Object.entries(pages)) {
      const measured: Loading[] = [];
      for (let run = 0; run < runs; run += 1) {
        measured.push(await measureLoading(browser, address(path), conditions, phone));
      }
      rows[name] = summary(measured);
    }
    console.log(`\nFirst view on a phone, ${conditions.name}`);
    console.table(rows);
  }
}

async function measureClicks(browser: Browser, address: Address, clicks: number): Promise<void> {
  for (const conditions of [fast, slow]) {
    const times = await measureNavigation(browser, address(pages['RPC page']), conditions, clicks);
    const sorted = times.map(Math.round).sort((a, b) => a - b);
    console.log(`Click to heading, ${conditions.name}: ${median(sorted)} (${sorted.join(' ')})`);
  }
}

async function main(): Promise<void> {
  const [runs, clicks] = [option('runs', 3), option('clicks', 10)];
  const rules = await readHostRules(projectRoot);
  const server = await startServer(rules, { prefix: pathPrefix, port: 0 });
  const address: Address = (path) => `${server.origin}${withPrefix(canonicalPath(path))}`;
  const browser = await launchBrowser();
  try {
    console.log(`Chromium ${browser.version()}, median of ${runs}, times in ms`);
    await measureViews(browser, address, runs);
    await measureClicks(browser, address, clicks);
    const { path: chromePath } = await findBrowser();
    for (const [name, path] of Object.entries(pages)) {
      const report = await runLighthouse(address(path), chromePath);
      console.log(`Lighthouse, ${name}:`, report ?? 'not installed');
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
