import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pathPrefix } from '../../src/site/addresses';
import { rpcMethods, rpcPath } from '../routes';
import { useHarness } from '../support/browser';
import { readSite } from '../support/builtSite';
import { RunPanel } from '../support/runPanel';

const site = readSite();
const harness = useHarness();

const bytesOf = (file: string) =>
  gzipSync(readFileSync(join(site.folder, file)), { level: 9 }).length;

async function filesFetchedFor(path: string, target: string): Promise<Map<string, string[]>> {
  const { page } = await harness.openReady(path);
  await page.waitForLoadState('networkidle');
  const files = new Map<string, string[]>();
  page.on('request', (request) => {
    const file = new URL(request.url()).pathname.slice(pathPrefix.length);
    const ending = file.split('.').at(-1) ?? '';
    files.set(ending, [...(files.get(ending) ?? []), file]);
  });
  await new RunPanel(page).open(target);
  return files;
}

/** Budgets in bytes, gzip level 9. */
test.each([
  ['/institutions/customers/add', 'api addCustomer', { js: 61_500, css: 3_000, json: 32_000 }],
  [`${rpcPath}/getBlock`, 'rpc getBlock', { js: 22_000, css: 3_000, json: 6_000 }],
])('the panel of %s is within its budgets', async (path, target, budgets) => {
  const files = await filesFetchedFor(path, target);
  expect([...files.keys()].sort()).toEqual(Object.keys(budgets).sort());
  for (const [ending, budget] of Object.entries(budgets)) {
    const names = files.get(ending) ?? [];
    const bytes = names.reduce((sum, file) => sum + bytesOf(file), 0);
    process.stdout.write(
      `${target}, ${ending}: ${(bytes / 1000).toFixed(1)} of ${budget / 1000} kB (${names.length} files)\n`,
    );
    expect(bytes).toBeLessThanOrEqual(budget);
  }
});

test('more than 45 methods have a panel data file of at most 12 kB compressed', () => {
  const methods = [...site.files].filter((file) => /^\/run\/current\/rpc\/.*\.json$/.test(file));
  expect(methods.length).toBeGreaterThan(45);
  expect(methods.length).toBeLessThanOrEqual(rpcMethods.length);
  expect(Math.max(...methods.map(bytesOf))).toBeLessThanOrEqual(12_000);
});
