/**
 * `npm run generate -- 2000`: builds a copy of the site with 2,000 extra pages and reports time,
 * memory and sizes. `--keep` keeps the copy.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { countOf } from '../../src/gatsby/versions/problems';
import { projectRoot } from '../copyProject';
import { wholeNumber } from '../wholeNumber';
import { buildGenerated } from './buildGenerated';

const page = 'documentation/mpc_wallets';

/**
 * Returns the gzip sizes, in kB, that must not grow with the number of pages; undefined without a
 * build.
 */
function sizes(root: string): Record<string, string> | undefined {
  const publish = join(root, 'public');
  if (!existsSync(join(publish, 'page-data', page))) return undefined;
  const kilobytes = (files: readonly string[]): string => {
    const sizesInBytes = files.map((file) => gzipSync(readFileSync(join(publish, file))).length);
    return (sizesInBytes.reduce((sum, size) => sum + size, 0) / 1000).toFixed(1);
  };
  const html = [`${page}.html`, `${page}/index.html`].find((file) =>
    existsSync(join(publish, file)),
  );
  return {
    'JavaScript, all files': kilobytes(readdirSync(publish).filter((name) => name.endsWith('.js'))),
    [`HTML of ${page}`]: kilobytes(html === undefined ? [] : [html]),
    [`page data of ${page}`]: kilobytes([`page-data/${page}/page-data.json`]),
  };
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { keep: { type: 'boolean', default: false } },
  });
  const count = wholeNumber('the number of pages', positionals[0] ?? '2000');
  const { project, seconds, peak, ok } = await buildGenerated(count);
  const memory = peak === undefined ? '' : `, ${(peak / 1e9).toFixed(2)} GB peak memory`;
  console.log(`\n${countOf(count, 'generated page')}: ${seconds.toFixed(0)} s${memory}`);
  console.log(
    'Sizes in kB (gzip) with these pages',
    sizes(project.root),
    'and without them',
    sizes(projectRoot) ?? '(not built)',
  );
  if (values.keep) console.log(project.root);
  else project.remove();
  process.exitCode = ok ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});
