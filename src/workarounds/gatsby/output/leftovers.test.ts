import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { removeLeftovers, removeUnused } from './leftovers';

let output: string;

function write(...files: string[]): void {
  for (const file of files) {
    mkdirSync(dirname(join(output, file)), { recursive: true });
    writeFileSync(join(output, file), '');
  }
}

const remaining = () => readdirSync(output).sort();

beforeEach(() => {
  output = mkdtempSync(join(tmpdir(), 'output-'));
});

afterEach(() => {
  rmSync(output, { recursive: true });
});

test('keeps only the folders that Gatsby tracks, minus search indexes and media', async () => {
  write('app-0123456789abcdef0123.js', 'old.json', 'a.html', 'sidebars/current/x.json');
  write('page-data/a/page-data.json', '_gatsby/slices/a.html', 'static/font-1a2b.woff2');
  write(`static/${'0'.repeat(32)}.index.txt`, 'static/map-0123456789-400.webp');
  await removeLeftovers(output);
  expect(remaining()).toEqual(['_gatsby', 'page-data', 'static']);
  expect(readdirSync(join(output, 'static'))).toEqual(['font-1a2b.woff2']);
});

test('does not fail if there is no output folder yet', async () => {
  await expect(removeLeftovers(join(output, 'none'))).resolves.toBeUndefined();
});

test('removes unused files after a build', async () => {
  write('~partytown/debug/x.js', 'webpack.stats.json', 'index.html');
  await removeUnused(output);
  expect(remaining()).toEqual(['index.html']);
});
