import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './copyProject';

/** Licences that installed packages may have, as package-lock.json names them. */
const allowed = new Set([
  '0BSD',
  '(BSD-2-Clause OR MIT OR Apache-2.0)',
  '(MIT AND BSD)',
  '(MIT OR CC0-1.0)',
  'Apache 2.0',
  'Apache-2.0',
  'Apache-2.0 AND MIT',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
]);

/**
 * Packages with another licence, or with none in package-lock.json, and why they are allowed. None
 * of them is part of the published site. A name that ends with a hyphen covers all packages whose
 * names start with it.
 */
const exceptions: Readonly<Record<string, string>> = {
  '@img/sharp-': 'LGPL-3.0-or-later: a library that the build links dynamically',
  '@open-rpc/spec-types': 'Apache-2.0 in its repository; types only',
  'axe-core': 'MPL-2.0: run in tests, unchanged',
  busboy: 'MIT in its LICENSE file',
  'caniuse-lite': 'CC-BY-4.0: data that the build reads',
  elkjs: 'EPL-2.0: lays out diagrams in the build, unchanged',
  format: 'MIT in its package.json (`licenses`)',
  linkfs: 'Unlicense in its LICENSE file',
  not: 'MIT in its LICENCE file',
  streamsearch: 'MIT in its LICENSE file',
  'valid-url': 'MIT in its LICENSE file',
  'xmlhttprequest-ssl': 'MIT in its LICENSE file',
};

interface Lock {
  readonly packages: Readonly<Record<string, { readonly license?: string }>>;
}

const lock = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')) as Lock;
const installed = Object.entries(lock.packages)
  .filter(([path]) => path !== '')
  .map(([path, { license }]) => ({ name: path.replace(/^.*node_modules\//, ''), license }));

const exceptionFor = (name: string): string | undefined =>
  Object.keys(exceptions).find((exception) =>
    exception.endsWith('-') ? name.startsWith(exception) : name === exception,
  );

test('every installed package has an allowed licence or is an exception', () => {
  expect(installed.length).toBeGreaterThan(1000);
  const others = installed
    .filter(({ name, license }) => !allowed.has(license ?? '') && exceptionFor(name) === undefined)
    .map(({ name, license }) => `${name}: ${license ?? 'none'}`);
  expect([...new Set(others)]).toEqual([]);
});

test('every allowed licence and every exception is in use', () => {
  const inUse = new Set(installed.map(({ license }) => license));
  expect([...allowed].filter((licence) => !inUse.has(licence))).toEqual([]);
  const used = new Set(installed.map(({ name }) => exceptionFor(name)));
  expect(Object.keys(exceptions).filter((name) => !used.has(name))).toEqual([]);
});
