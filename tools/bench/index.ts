/**
 * `npm run bench`: measures the built site in a real browser and prints the figures next to their
 * goals, as `docs/performance.md` shows them. Times depend on the machine. Options such as
 * `--runs 9` and `--clicks 20` give steadier medians.
 */
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { findBrowser } from '../browser';
import { projectRoot } from '../copyProject';
import { wholeNumber } from '../wholeNumber';
import { withBuiltSite } from '../withBuiltSite';
import { fast, median, percentile, slow, slowProcessor } from './conditions';
import { toTable, type Row } from './goals';
import { measureInteractions } from './interactions';
import { runLighthouse } from './lighthouse';
import { measureLoading, type Loading } from './loading';
import { measureNavigation } from './navigation';
import { measureSearch } from './searchTiming';

const pages = {
  'home page': '/',
  guide: '/documentation/mpc_wallets',
  'longest RPC page': '/validators/network-documentation/rpc/getBlock',
  'search page': '/search',
};
const start = pages['longest RPC page'];

const phone = { width: 390, height: 844 };

type Address = (path: string) => string;

async function loadingRows(browser: Browser, address: Address, runs: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, path] of Object.entries(pages)) {
    const measured: Loading[] = [];
    for (let run = 0; run < runs; run += 1) {
      measured.push(await measureLoading(browser, address(path), slow, phone));
    }
    const medianOf = (figure: keyof Loading) => median(measured.map((view) => view[figure]));
    rows.push(
      {
        figure: `Layout shift, ${name}`,
        goal: '0',
        measured: medianOf('layoutShift'),
        decimals: 3,
      },
      {
        figure: `Requests before load, ${name}`,
        goal: '10',
        measured: medianOf('requestsBeforeLoad'),
      },
      {
        figure: `Time until the app is ready on Slow 4G and a 4 × slower processor, ${name}`,
        goal: 'none, ms',
        measured: medianOf('ready'),
      },
    );
  }
  return rows;
}

async function lighthouseRows(address: Address, runs: number): Promise<Row[]> {
  const chrome = await findBrowser('installed');
  const rows: Row[] = [];
  for (const [name, path] of Object.entries(pages)) {
    const reports: Record<string, number>[] = [];
    for (let run = 0; run < runs; run += 1) {
      const report = await runLighthouse(address(path), chrome);
      if (report !== undefined) reports.push(report);
    }
    const medianOf = (figure: string) =>
      reports.length === 0
        ? undefined
        : median(reports.map((report) => report[figure] ?? Number.NaN));
    for (const category of ['performance', 'accessibility', 'best-practices', 'seo']) {
      rows.push({
        figure: `Lighthouse ${category}, ${name}`,
        goal: '100',
        measured: medianOf(category),
      });
    }
    rows.push(
      {
        figure: `Largest paint, ${name}`,
        goal: '1,000 ms',
        measured: medianOf('largest paint, ms'),
      },
      { figure: `Blocking time, ${name}`, goal: 'under 50 ms', measured: medianOf('blocking, ms') },
    );
  }
  return rows;
}

async function navigationRows(browser: Browser, address: Address, clicks: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [conditions, goal] of [
    [fast, 'under 45 ms'],
    [slow, 'under 140 ms'],
  ] as const) {
    const times = await measureNavigation(browser, address(start), conditions, clicks);
    const name = conditions.name;
    rows.push(
      { figure: `First click of a visit, ${name}`, goal, measured: times[0] },
      { figure: `Click to heading, median, ${name}`, goal, measured: median(times.slice(1)) },
    );
  }
  return rows;
}

async function searchRows(browser: Browser, address: Address): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [conditions, goal] of [
    [fast, 'under 350 ms'],
    [slow, 'under 3,000 ms'],
  ] as const) {
    const timing = await measureSearch(browser, address(start), conditions);
    const name = conditions.name;
    rows.push({ figure: `First result, cold, ${name}`, goal, measured: timing.cold });
    if (conditions !== fast) continue;
    rows.push(
      {
        figure: 'A keystroke, median',
        goal: 'under 16 ms',
        measured: median(timing.keys),
        decimals: 1,
      },
      {
        figure: 'A keystroke, 95th percentile',
        goal: 'under 32 ms',
        measured: percentile(timing.keys, 0.95),
        decimals: 1,
      },
    );
  }
  return rows;
}

async function interactionRows(browser: Browser, address: Address, runs: number): Promise<Row[]> {
  const times = await measureInteractions(browser, address(start), slowProcessor, runs);
  return [...times].map(([name, measured]) => ({
    figure: `Interaction to next paint, ${slowProcessor.name}, ${name}`,
    goal: 'under 100 ms',
    measured,
  }));
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '5' },
      clicks: { type: 'string', default: '10' },
    },
  });
  const runs = wholeNumber('--runs', values.runs);
  const clicks = wholeNumber('--clicks', values.clicks);
  await withBuiltSite(projectRoot, async ({ browser, address }) => {
    const [processor] = cpus();
    const date = new Date().toISOString().slice(0, 10);
    console.log(
      `Measured on ${date}, ${cpus().length} × ${processor?.model ?? ''}, Chromium ${browser.version()}, --runs ${runs} --clicks ${clicks}.\n`,
    );
    const rows = [
      ...(await lighthouseRows(address, runs)),
      ...(await loadingRows(browser, address, runs)),
      ...(await navigationRows(browser, address, clicks)),
      ...(await searchRows(browser, address)),
      ...(await interactionRows(browser, address, runs)),
    ];
    console.log(toTable(rows));
  });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
