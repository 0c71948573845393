import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = join(__dirname, '../..');

test('no page exports a Head, which would be ignored', () => {
  const pages = ['pages', 'templates'].flatMap((folder) =>
    readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => join(source, folder, name)),
  );
  expect(pages.length).toBeGreaterThan(2);
  expect(
    pages.filter((file) =>
      /export\b(?:[^;{]*|\s*\{[^}]*)\bHead\b/.test(readFileSync(file, 'utf8')),
    ),
  ).toEqual([]);
});
