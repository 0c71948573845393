import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { suites } from './steps';

const root = join(__dirname, '../..');

function testsIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `${folder}/${name}`);
}

test.each([...testsIn('tests/otherBuilds'), ...testsIn('tests/browser')])(
  'npm test runs %s in exactly one step',
  (file) => {
    const [, project] = file.split('/');
    const steps = suites.full.filter(
      (step) =>
        'jestProject' in step &&
        step.jestProject === project &&
        file.startsWith(step.command[1] ?? ''),
    );
    expect(steps).toHaveLength(1);
  },
);
