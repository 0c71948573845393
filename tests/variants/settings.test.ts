import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteUrl, type TrailingSlash } from '../../src/site/addresses';
import { brand } from '../../src/site/names';
import { routes } from '../routes';
import { readSite, type BuiltSite } from '../support/builtSite';
import { brokenAddresses } from '../support/links';
import { copyProject, type ProjectCopy } from '../../tools/copyProject';

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

const variants: readonly [string, Variant][] = [
  [
    'other names, a prefix, addresses with a slash',
    { trailingSlash: 'always', pathPrefix: '/docs', names: otherNames },
  ],
  ['a prefix, either form of address', { trailingSlash: 'ignore', pathPrefix: '/docs' }],
  ['a prefix of two segments', { trailingSlash: 'never', pathPrefix: '/net/docs' }],
];

describe.each(variants)('built with %s', (_, { trailingSlash, pathPrefix, names }) => {
  let project: ProjectCopy;
  let site: BuiltSite;
  const host = names ? siteUrl.replace(brand, names.brand) : siteUrl;

  beforeAll(() => {
    project = copyProject('variant');
    const addresses = 'src/site/addresses.ts';
    project.setConstant(addresses, 'trailingSlash', trailingSlash);
    project.setConstant(addresses, 'pathPrefix', pathPrefix);
    for (const [constant, value] of Object.entries(names ?? {})) {
      project.setConstant('src/site/names.ts', constant, value);
    }
    const { status, output } = project.run('npm', 'run', 'build');
    if (status !== 0) throw new Error(output);
    site = readSite(join(project.root, 'public'));
  });

  afterAll(() => {
    project.remove();
  });

  test('it has every page', () => {
    const fillIn = names
      ? (path: string) =>
          path.replaceAll('{brand}', names.brand).replaceAll('{network}', names.network)
      : undefined;
    const built = site.pages.map(({ path }) => path).filter((path) => path !== '/404');
    expect(built.sort()).toEqual(routes(fillIn));
  });

  test('each address leads to a file, with the prefix once and in one form', () => {
    expect(brokenAddresses(site, { siteUrl: host, pathPrefix, trailingSlash })).toEqual([]);
  });

  const trace = names ? test : undefined;
  trace?.('no file holds the old names, in its text or in its name', () => {
    const found = [...site.files].filter((file) => {
      const text = readFileSync(join(site.folder, file), 'latin1');
      return `${file}\n${text}`.toLowerCase().includes(brand);
    });
    expect(found).toEqual([]);
  });
});
