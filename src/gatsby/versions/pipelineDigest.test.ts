import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { digestOfPipeline } from './pipelineDigest';

const root = mkdtempSync(join(tmpdir(), 'pipeline-'));

afterAll(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

for (const folder of ['components/article', 'content', 'shared', 'site', 'domain']) {
  write(`src/${folder}/index.ts`, '');
}

test.each([
  ['code of the pipeline', 'src/content/output/html.ts', true],
  ['a component of articles', 'src/components/article/Tabs.tsx', true],
  ['a test', 'src/content/output/html.test.ts', false],
  ['fixtures of tests', 'src/content/fixtures.ts', false],
  ['a test of a component', 'src/components/article/Tabs.test.tsx', false],
  ['a stylesheet of a component', 'src/components/article/Tabs/styles.css', false],
  ['code outside the pipeline', 'src/app/lifecycle/Root.tsx', false],
])('the digest depends on %s (%s): %s', (_, file, changes) => {
  write(file, '// before');
  const before = digestOfPipeline(root);
  write(file, '// after');
  expect(digestOfPipeline(root) !== before).toBe(changes);
});
