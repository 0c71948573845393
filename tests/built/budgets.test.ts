import { readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { pathPrefix } from '../../src/site/addresses';
import { searchContexts } from '../../src/site/search';
import { resolvePath } from '../../tools/serve/resolvePath';
import { rpcMethods, rpcPath } from '../routes';
import { waitForIndexes, waitUntilReady, useHarness } from '../support/browser';
import { readSite } from '../support/builtSite';

const site = readSite();

const compressed = new Set(['.html', '.css', '.js', '.json', '.svg', '.txt', '.xml']);

/** Returns the size of a published file in bytes. For text formats, this is the size after gzip. */
function bytesOf(file: string): number {
  const content = readFileSync(join(site.folder, file));
  return compressed.has(extname(file)) ? gzipSync(content, { level: 9 }).length : content.length;
}

function fileOf(address: string): string {
  const path = decodeURIComponent(new URL(address).pathname.slice(pathPrefix.length));
  const isFile = (file: string): boolean => site.files.has(file);
  const resolution = resolvePath(path, { isFile, prettyUrls: true });
  if (resolution.kind !== 'file') throw new Error(`No file is published at ${address}.`);
  return resolution.file;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

const sum = (files: readonly string[]): number =>
  files.reduce((total, file) => total + bytesOf(file), 0);

interface FirstView {
  readonly beforeLoad: readonly string[];
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
}

async function measure(page: Page): Promise<FirstView> {
  await waitUntilReady(page);
  await page.waitForLoadState('networkidle');
  const found = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const load = navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : 0;
    const resources = performance
      .getEntriesByType('resource')
      .map(({ name, startTime }) => ({ name, startTime }));
    // Not read from the DOM, because webpack removes its script elements after they have run.
    const scripts = performance
      .getEntriesByType('resource')
      .filter((entry) => 'initiatorType' in entry && entry.initiatorType === 'script')
      .map(({ name }) => name);
    return {
      beforeLoad: [
        location.href,
        ...resources.filter(({ startTime }) => startTime < load).map(({ name }) => name),
      ],
      scripts,
      styles: [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(
        ({ href }) => href,
      ),
      fonts: resources.map(({ name }) => name).filter((name) => name.endsWith('.woff2')),
    };
  });
  const files = (addresses: readonly string[]): string[] => [...new Set(addresses.map(fileOf))];
  return {
    beforeLoad: files(found.beforeLoad),
    scripts: files(found.scripts),
    styles: files(found.styles),
    fonts: files(found.fonts),
  };
}

const rows: string[] = [];

/**
 * Checks a value against its budget and adds both to the table. Sizes are in bytes; 1 kB is 1,000
 * bytes.
 */
function expectWithinBudget(figure: string, value: number, budget: number, unit: 'kB' | ''): void {
  const shown = (amount: number): string =>
    unit === 'kB' ? `${(amount / 1000).toFixed(1)} kB` : String(amount);
  const verdict = value <= budget ? 'ok' : 'OVER';
  rows.push(
    `${figure.padEnd(56)} ${shown(value).padStart(9)} of ${shown(budget).padStart(9)}  ${verdict}`,
  );
  expect(value).toBeLessThanOrEqual(budget);
}

jest.setTimeout(60_000);

const harness = useHarness();

afterAll(() => {
  process.stdout.write(`\nBudgets (gzip level 9)\n${rows.join('\n')}\n\n`);
});

describe.each([
  ['a', 'guide', '/documentation/mpc_wallets'],
  ['an', 'RPC page', `${rpcPath}/getAccountInfo`],
])('the first view of %s %s is within its budget for', (_, name, path) => {
  let view: FirstView;

  beforeAll(async () => {
    view = await measure((await harness.open(path)).page);
  });

  test('HTML, CSS and JavaScript before the load event', () => {
    const files = view.beforeLoad.filter((file) => /\.(?:html|css|js)$/.test(file));
    expectWithinBudget(`${name}: HTML, CSS, JavaScript before load`, sum(files), 35_000, 'kB');
  });

  test('requests before the load event', () => {
    expectWithinBudget(`${name}: requests before load`, view.beforeLoad.length, 10, '');
  });

  test('all JavaScript', () => {
    expect(view.scripts.length).toBeGreaterThan(0);
    expectWithinBudget(`${name}: all JavaScript`, sum(view.scripts), 95_000, 'kB');
  });

  test('CSS', () => {
    expect(view.styles.length).toBeGreaterThan(0);
    expectWithinBudget(`${name}: CSS`, sum(view.styles), 12_000, 'kB');
  });

  test('fonts', () => {
    expect(view.fonts.length).toBeGreaterThan(0);
    expectWithinBudget(`${name}: fonts`, sum(view.fonts), 40_000, 'kB');
  });

  test('the text font, which fits into one round trip with 1.5 kB of headers', () => {
    const fonts = view.fonts.filter((file) => basename(file).startsWith('text-'));
    expectWithinBudget(`${name}: text font`, sum(fonts), 13_100, 'kB');
    expect(fonts).toHaveLength(1);
  });
});

/**
 * Runs in the page. Records which files are fetched from now on, and which of them before the first
 * suggestion.
 */
function recordFirstSuggestion(): void {
  const fetched = (): string[] => performance.getEntriesByType('resource').map(({ name }) => name);
  const before = new Set(fetched());
  const notes = { first: undefined as string[] | undefined, all: () => new Array<string>() };
  notes.all = () => fetched().filter((name) => !before.has(name));
  Object.assign(window, { notes });
  new MutationObserver((_changes, observer) => {
    if (document.querySelector('[role=option]') === null) return;
    notes.first = notes.all();
    observer.disconnect();
  }).observe(document.body, { childList: true, subtree: true });
}

interface Notes {
  readonly first: readonly string[];
  readonly all: () => readonly string[];
}

/**
 * Searches on a page. Returns the files fetched before the first suggestion, and all files fetched,
 * without the texts for excerpts.
 */
async function fetchedForSearch(path: string): Promise<{ first: string[]; all: string[] }> {
  const { page } = await harness.openReady(path);
  await page.waitForLoadState('networkidle');
  await page.evaluate(recordFirstSuggestion);
  await page.getByRole('combobox', { name: 'Search' }).click();
  await page.keyboard.type('balance');
  await page.getByRole('option').first().waitFor();
  await waitForIndexes(page);
  const { first, all } = await page.evaluate(() => {
    const { notes } = window as unknown as { notes: Notes };
    return { first: [...notes.first], all: [...notes.all()] };
  });
  // Texts for excerpts are fetched only for visible hits.
  const files = (names: readonly string[]): string[] =>
    [...new Set(names.map(fileOf))].filter((file) => !file.startsWith('/search-texts/'));
  return { first: files(first), all: files(all) };
}

const isIndex = (file: string): boolean => file.endsWith('.index.txt');

test('before the first result, search fetches the files of one context, within budget', async () => {
  const { first } = await fetchedForSearch(`${rpcPath}/getAccountInfo`);
  expect(first.filter(isIndex)).toHaveLength(1);
  expectWithinBudget('search, before the first result, one context', sum(first), 100_000, 'kB');
});

test('the search files of all contexts are within budget', async () => {
  const { all } = await fetchedForSearch(`${rpcPath}/getAccountInfo`);
  expect(all.filter(isIndex)).toHaveLength(searchContexts.length);
  expectWithinBudget('search, all contexts', sum(all), 220_000, 'kB');
});

test('HTML of the median page is within budget', () => {
  expectWithinBudget(
    'HTML, median page',
    median(site.pages.map(({ file }) => bytesOf(file))),
    10_000,
    'kB',
  );
});

test('HTML of the largest RPC page is within budget', () => {
  const methods = rpcMethods.map((method) => `${rpcPath}/${method}`);
  const pages = site.pages.filter(({ path }) => methods.includes(path));
  expect(pages).toHaveLength(methods.length);
  expectWithinBudget(
    'HTML, largest RPC page',
    Math.max(...pages.map(({ file }) => bytesOf(file))),
    30_000,
    'kB',
  );
});

test('page data of the median page is within budget', () => {
  const data = [...site.files].filter((file) => file.endsWith('/page-data.json'));
  expect(data.length).toBeGreaterThan(100);
  expectWithinBudget('page data, median page', median(data.map(bytesOf)), 6_000, 'kB');
});
