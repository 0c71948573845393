import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { startWorker, type CompileJob } from './compileInParallel';
import { openPageCache } from './pageCache';
import { pipelineFolders } from '../versions/pipelineDigest';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cache-'));
  for (const folder of pipelineFolders) mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'package-lock.json'), '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

const page = { digest: 'd', compiled: { problems: [], article: { html: '<p>a</p>\n' } } };

test('a reopened cache has the pages and other values stored in it, but not those of another set of content', () => {
  openPageCache(root).set('content/current/a b.mdx', page);
  openPageCache(root).set('decoded-1', true);
  expect(openPageCache(root).get('content/current/a b.mdx')).toEqual(page);
  expect(openPageCache(root).get('decoded-1')).toBe(true);
  expect(openPageCache(root).get('unknown')).toBeUndefined();
  expect(openPageCache(root, 'other').get('decoded-1')).toBeUndefined();
});

test('starts empty when the code or the packages have changed', () => {
  openPageCache(root).set('a', page);
  writeFileSync(join(root, 'src/content/a.ts'), 'export {};');
  expect(openPageCache(root).get('a')).toBeUndefined();
  openPageCache(root).set('a', page);
  writeFileSync(join(root, 'package-lock.json'), '{ }');
  expect(openPageCache(root).get('a')).toBeUndefined();
});

test('keeps only the pages of the six most recently used states of the code', () => {
  const states = join(root, 'node_modules/.cache/compiled-pages');
  for (let age = 1; age < 9; age += 1) {
    mkdirSync(join(states, `state${age}`), { recursive: true });
    utimesSync(join(states, `state${age}`), 1000 - age, 1000 - age);
  }
  openPageCache(root);
  const left = readdirSync(states).filter((name) => name.startsWith('state'));
  expect(left).toEqual(['state1', 'state2', 'state3', 'state4', 'state5']);
});

test('opens while another process removes an old state', () => {
  const states = join(root, 'node_modules/.cache/compiled-pages');
  mkdirSync(states, { recursive: true });
  // A dangling link is listed but unreadable, like a folder that has just been removed.
  symlinkSync('removed', join(states, 'state'));
  openPageCache(root).set('a', page);
  expect(openPageCache(root).get('a')).toEqual(page);
});

test('two threads can store one page at the same time', async () => {
  const { outputFiles } = buildSync({
    stdin: {
      contents: `import { workerData } from 'node:worker_threads';
        import { openPageCache } from './pageCache';
        const page = { text: 'x'.repeat(100_000) };
        const cache = openPageCache(workerData.root);
        for (let count = 0; count < 200; count += 1) cache.set('a', page);`,
      resolveDir: __dirname,
    },
    bundle: true,
    platform: 'node',
    write: false,
  });
  const run = () => startWorker(outputFiles[0]?.text ?? '', { root } as CompileJob);
  await expect(Promise.all([run(), run()])).resolves.toBeDefined();
});
