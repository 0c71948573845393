import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const readme = readFileSync(join(__dirname, 'README.md'), 'utf8');
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { readonly version: string }>;
};

const rows = readme
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) =>
    line
      .slice(2, -2)
      .split(' | ')
      .map((cell) => cell.trim()),
  );

test.each(rows.map(([modules, target]) => [target, modules]))(
  'names the installed version: %s for %s',
  (target = '') => {
    const [name = '', version] = target.split(' ');
    expect(packages[`node_modules/${name}`]?.version).toBe(version);
  },
);

test('lists every module in the folder', () => {
  const listed = rows.flatMap(([modules = '']) =>
    [...modules.matchAll(/`([\w/]+\.[\w.]+)`/g)].map(([, file]) => file),
  );
  const modules = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
  );
  expect([...new Set(listed)].sort()).toEqual(modules.sort());
});

test('fills in all four cells of every row', () => {
  for (const cells of rows) expect(cells.filter((cell) => cell !== '')).toHaveLength(4);
});
