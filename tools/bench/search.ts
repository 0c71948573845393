/**
 * `npm run bench:search`: measures search in a real browser, on the built site and on a copy of it
 * with 2,000 more pages (`--pages 0` skips that). Times depend on the machine.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { countOf } from '../../src/gatsby/versions/problems';
import { versions } from '../../src/site/versions';
import { projectRoot } from '../copyProject';
import { buildGenerated } from '../largeSite/buildGenerated';
import { indexFiles } from '../searchFiles';
import { wholeNumber } from '../wholeNumber';
import { withBuiltSite } from '../withBuiltSite';
import { fast, median, percentile, slow } from './conditions';
import { measureSearch } from './searchTiming';

const from = '/validators/network-documentation/rpc/getAccountInfo';

/**
 * Returns the size in kB, gzip level 9, of the first version's indexes, by context and in total.
 */
function sizes(publish: string): Record<string, string> {
  const kilobytes = (files: readonly string[]): number =>
    files.reduce(
      (sum, file) => sum + gzipSync(readFileSync(join(publish, file)), { level: 9 }).length,
      0,
    ) / 1000;
  const contexts = indexFiles(publish, versions[0].name).map(
    ({ context, index, store }) => [context, kilobytes([index, store])] as const,
  );
  const all = contexts.reduce((sum, [, size]) => sum + size, 0);
  return Object.fromEntries(
    [...contexts, ['all contexts', all] as const].map(([name, size]) => [name, size.toFixed(1)]),
  );
}

async function report(name: string, root: string): Promise<void> {
  const publish = join(root, 'public');
  const pages = readdirSync(join(publish, 'page-data'), { recursive: true }).filter((file) =>
    String(file).endsWith('page-data.json'),
  );
  console.log(`\n${name}: ${pages.length} pages`);
  console.log('kB gzip of index and store', sizes(publish));
  await withBuiltSite(root, async ({ browser, address }) => {
    const rows: Record<string, Record<string, string>> = {};
    for (const conditions of [fast, slow]) {
      const timing = await measureSearch(browser, address(from), conditions);
      rows[conditions.name] = {
        'first result, cold': timing.cold.toFixed(0),
        'first result, warm': timing.warm.toFixed(0),
        'keystroke, median': median(timing.keys).toFixed(1),
        'keystroke, 95th percentile': percentile(timing.keys, 0.95).toFixed(1),
        'heap, MB': timing.heap.toFixed(1),
      };
    }
    console.table(rows);
  });
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { pages: { type: 'string', default: '2000' } } });
  const generatedPages = wholeNumber('--pages', values.pages);
  await report('This site', projectRoot);
  if (generatedPages === 0) return;
  const { project } = await buildGenerated(generatedPages);
  try {
    await report(`With ${countOf(generatedPages, 'generated page')}`, project.root);
  } finally {
    project.remove();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
