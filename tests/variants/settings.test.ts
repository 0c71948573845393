import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteUrl, type TrailingSlash } from '../../src/site/addresses';
import { brand } from '../../src/site/names';
import { routes } from '../routes';
import { readSite, type BuiltSite } from '../support/builtSite';
import { brokenAddresses } from '../support/links';
import { copyProject, type ProjectCopy } from '../../tools/copyProject';
import { navigatePrefixed } from './navigatePrefixed';

jest.setTimeout(600_000);

const otherNames = {
  brand: 'acmebank',
  brandName: 'AcmeBank',
  network: 'acmechain',
  networkName: 'AcmeChain',
};

interface Variant {
  readonly trailingSlash: TrailingSlash;
  readonly pathPrefix: string;
  readonly names?: typeof otherNames;
}

/**
 * Built one after another in the same folder. Changed names persist, so they come last. The third
 * setting, 'never', is in versions.test.ts.
 */
const variants: readonly [string, Variant][] = [
  ['a prefix, either form of address', { trailingSlash: 'ignore', pathPrefix: '/docs' }],
  [
    'other names, a prefix, addresses with a slash',
    { trailingSlash: 'always', pathPrefix: '/docs', names: otherNames },
  ],
];

let project: ProjectCopy;

beforeAll(() => {
  project = copyProject('settings');
});

afterAll(() => {
  project.remove();
});

describe.each(variants)('built with %s', (_, { trailingSlash, pathPrefix, names }) => {
  let site: BuiltSite;
  const host = names ? siteUrl.replace(brand, names.brand) : siteUrl;

  beforeAll(() => {
    const addresses = 'src/site/addresses.ts';
    project.setConstant(addresses, 'trailingSlash', trailingSlash);
    project.setConstant(addresses, 'pathPrefix', pathPrefix);
    for (const [constant, value] of Object.entries(names ?? {})) {
      project.setConstant('src/site/names.ts', constant, value);
    }
    // Comments, which minifying removes, may contain the old names.
    project.build({ minify: names !== undefined });
    site = readSite(join(project.root, 'public'));
  });

  test('has every page', () => {
    const fillIn = names
      ? (path: string) =>
          path.replaceAll('{brand}', names.brand).replaceAll('{network}', names.network)
      : undefined;
    const built = site.pages.map(({ path }) => path).filter((path) => path !== '/404');
    expect(built.sort()).toEqual(routes(fillIn));
  });

  test('each address resolves to a file, with the prefix once and in one form', () => {
    expect(brokenAddresses(site, { siteUrl: host, pathPrefix, trailingSlash })).toEqual([]);
  });

  test('in a browser each request has the prefix once, across navigations', async () => {
    await navigatePrefixed(project.root, pathPrefix);
  });

  const trace = names ? test : undefined;
  trace?.('no file contains the old names, in its text or its name', () => {
    const found = [...site.files].filter((file) => {
      const text = readFileSync(join(site.folder, file), 'latin1');
      return `${file}\n${text}`.toLowerCase().includes(brand);
    });
    expect(found).toEqual([]);
  });
});
