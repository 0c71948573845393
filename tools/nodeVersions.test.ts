import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';
import { projectRoot } from './copyProject';

const read = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');

const { engines, devDependencies } = JSON.parse(read('package.json')) as {
  engines: { node: string };
  devDependencies: Record<string, string>;
};
const [, oldest = '', newer = ''] =
  /^\^(\d+\.\d+\.\d+) \|\| >=(\d+\.\d+\.\d+)$/.exec(engines.node) ?? [];
const current = read('.nvmrc').trim();

test('the host builds with the Node.js version in .nvmrc', () => {
  const { build } = parseToml(read('netlify.toml')) as {
    build: { environment: { NODE_VERSION: string } };
  };
  expect(build.environment.NODE_VERSION).toBe(current);
});

test('the container builds with the Node.js version in .nvmrc', () => {
  expect(read('Containerfile')).toMatch(new RegExp(`^FROM .*node:${current}-`, 'm'));
});

test('CI tests the Node.js version in .nvmrc and the oldest supported one', () => {
  const { jobs } = parseYaml(read('.github/workflows/test.yml')) as {
    jobs: { test: { strategy: { matrix: { node: string[] } } } };
  };
  expect(jobs.test.strategy.matrix.node).toEqual([current, oldest]);
});

test('the documentation names the oldest supported Node.js versions, and @types/node has the major version of the oldest', () => {
  const [first, second] = [oldest, newer].map((version) => version.replace(/\.0$/, ''));
  for (const file of ['README.md', 'CONTRIBUTING.md', 'docs/operations.md']) {
    expect(read(file)).toContain(`Node.js ${first} or ${second}, or later`);
  }
  expect(devDependencies['@types/node']?.split('.')[0]).toBe(oldest.split('.')[0]);
});

function allows(range: string, [major = 0, minor = 0]: readonly number[]): boolean {
  return range.split('||').some((part) => {
    const [, sign = '', from = '0', fromMinor = '0'] =
      /^\s*([\^~>=<]*)\s*v?(\d+)(?:\.(\d+))?/.exec(part) ?? [];
    const isFrom = major > Number(from) || (major === Number(from) && minor >= Number(fromMinor));
    return isFrom && (sign.startsWith('>') || major === Number(from));
  });
}

test('no direct dependency needs a later Node.js version than the oldest supported one', () => {
  const packages = {
    ...devDependencies,
    ...(JSON.parse(read('package.json')) as { dependencies: object }).dependencies,
  };
  const version = oldest.split('.').map(Number);
  const later = Object.keys(packages)
    .map((name) => ({ name, file: join(projectRoot, 'node_modules', name, 'package.json') }))
    .filter(({ file }) => existsSync(file))
    .map(({ name, file }) => {
      const manifest = JSON.parse(readFileSync(file, 'utf8')) as { engines?: { node?: string } };
      return { name, range: manifest.engines?.node };
    })
    .filter(({ range }) => range !== undefined && !allows(range, version))
    .map(({ name, range }) => `${name} needs ${range}`);
  expect(later).toEqual([]);
});
