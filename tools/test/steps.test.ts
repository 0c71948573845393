import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { suites } from './steps';

const root = join(__dirname, '../..');
const files = readdirSync(join(root, 'tests/variants'))
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => `tests/variants/${name}`);
const commands = suites.full
  .filter((step) => 'jestProject' in step && step.jestProject === 'variants')
  .map(({ command }) => command);

test.each(files)('npm test runs %s in one step', (file) => {
  expect(commands.filter(([, path = '']) => file.startsWith(path))).toHaveLength(1);
});
