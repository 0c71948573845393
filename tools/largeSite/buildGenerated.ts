import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseDocument, type YAMLSeq } from 'yaml';
import { copyProject, type ProjectCopy } from '../copyProject';
import { generatePages } from './pages';
import { watchMemory } from './peakMemory';

const version = 'content/current';
const parent = 'documentation/generated';

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

interface BuildResult {
  readonly seconds: number;
  /** Peak memory in bytes, if the system reports it. */
  readonly peak: number | undefined;
  readonly ok: boolean;
}

function build(root: string): Promise<BuildResult> {
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

/** Builds a copy of the site with `count` extra pages. The caller must remove the copy. */
export async function buildGenerated(
  count: number,
): Promise<BuildResult & { readonly project: ProjectCopy }> {
  const project = copyProject('generated');
  writePages(project.root, count);
  return { project, ...(await build(project.root)) };
}
