/**
 * `npm run generate -- 2000`: builds a copy of the site with that many pages more and reports
 * time, memory and sizes. `--keep` leaves the copy where it is.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parseDocument, type YAMLSeq } from 'yaml';
import { copyProject, projectRoot } from '../copyProject';
import { generatePages } from './pages';
import { watchMemory } from './peakMemory';

const version = 'content/current';
const parent = 'documentation/generated';
const page = 'documentation/mpc_wallets';

function writePages(root: string, count: number): void {
  const file = join(root, version, 'sidebars.yaml');
  const sidebars = parseDocument(readFileSync(file, 'utf8'));
  const entries = sidebars.get('documentationSidebar') as YAMLSeq;
  const categories = generatePages(count, parent);
  for (const { id, text } of categories.flatMap(({ pages }) => pages)) {
    const path = join(root, version, `${id}.mdx`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  const items = categories.map(({ label, pages }) => ({
    category: label,
    items: pages.map(({ id }) => id),
  }));
  entries.add(sidebars.createNode({ category: 'Generated', items }));
  writeFileSync(file, sidebars.toString());
}

function build(root: string): Promise<{ seconds: number; peak: number | undefined; ok: boolean }> {
  const start = Date.now();
  const child = spawn('npm', ['run', 'build'], { cwd: root, stdio: 'inherit' });
  const peakMemory = child.pid === undefined ? () => undefined : watchMemory(child.pid);
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const seconds = (Date.now() - start) / 1000;
      resolve({ seconds, peak: peakMemory(), ok: code === 0 });
    });
  });
}

/** gzip sizes, in kB, that must not grow with the number of pages. */
function sizes(root: string): Record<string, string> | undefined {
  const publish = join(root, 'public');
  if (!existsSync(join(publish, 'page-data', page))) return undefined;
  const kilobytes = (files: readonly string[]): string => {
    const bytes = files.map((file) => gzipSync(readFileSync(join(publish, file))).length);
    return (bytes.reduce((sum, each) => sum + each, 0) / 1000).toFixed(1);
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
  const count = Number(process.argv.find((argument) => /^\d+$/.test(argument)) ?? 2000);
  const keep = process.argv.includes('--keep');
  const project = copyProject('generated');
  writePages(project.root, count);

  const { seconds, peak, ok } = await build(project.root);
  const memory = peak === undefined ? '' : `, ${(peak / 1e9).toFixed(2)} GB at its peak`;
  console.log(`\n${count} generated pages: ${seconds.toFixed(0)} s${memory}`);
  console.log(
    'kB gzip with them',
    sizes(project.root),
    'and without',
    sizes(projectRoot) ?? '(not built)',
  );
  if (keep) console.log(project.root);
  else project.remove();
  process.exitCode = ok ? 0 : 1;
}

void main();
