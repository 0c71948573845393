import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleWorker, compileInParallel, startWorker } from './compileInParallel';

const projectRoot = join(__dirname, '../../..');

test('a bundled worker loads, reads the content and exits', async () => {
  const root = mkdtempSync(join(tmpdir(), 'worker-'));
  mkdirSync(join(root, 'content'));
  const next = new Int32Array(new SharedArrayBuffer(4));
  const code = await bundleWorker(projectRoot);
  await startWorker(code, { root, publishDrafts: false, needsArticles: false, pages: [], next });
  expect(next[0]).toBe(1);
  rmSync(root, { recursive: true });
});

test('a worker ends as soon as its pages are stale', async () => {
  const stale = new AbortController();
  const next = new Int32Array(new SharedArrayBuffer(4));
  const job = { root: '', publishDrafts: false, needsArticles: false, pages: [], next };
  const endless = startWorker('setInterval(() => {}, 1000);', job, stale.signal);
  stale.abort();
  await expect(endless).resolves.toBeUndefined();
  await expect(startWorker('setInterval(() => {}, 1000);', job, stale.signal)).resolves.toBe(
    undefined,
  );
});

test('compiles a few pages without a worker, and stops once they are stale', async () => {
  const pages = ['a', 'b', 'c'].map((file) => ({ version: 'current', file }));
  const compiled: string[] = [];
  await compileInParallel(
    { root: projectRoot, publishDrafts: false, needsArticles: false },
    pages,
    ({ file }) => compiled.push(file),
    () => compiled.length === 2,
  );
  expect(compiled).toEqual(['a', 'b']);
});
