import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const { digestOfCode } = createRequire(__filename)('./start.cjs') as {
  readonly digestOfCode: (root: string) => string;
};

test('the digest for a bundle changes with code and packages, but not with tests and content', () => {
  const root = mkdtempSync(join(tmpdir(), 'check-'));
  const write = (file: string, text: string) => {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  write('package-lock.json', '{}');
  write('tsconfig.json', '{}');
  write('tools/checkContent/index.ts', 'a');
  write('src/content/a.ts', 'a');
  const before = digestOfCode(root);
  write('src/content/a.test.ts', 'b');
  write('content/current/index.mdx', 'b');
  expect(digestOfCode(root)).toBe(before);
  const changed = ['src/content/a.ts', 'src/site/b.ts', 'package-lock.json'].map((file) => {
    write(file, 'b');
    return digestOfCode(root);
  });
  expect(new Set([before, ...changed]).size).toBe(4);
  rmSync(root, { recursive: true });
});
