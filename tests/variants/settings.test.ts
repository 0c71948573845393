import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteUrl } from '../../src/site/addresses';
import { brand } from '../../src/site/names';
import { routes } from '../routes';
import type { AddressSettings } from '../support/browser';
import { readSite, type BuiltSite } from '../support/builtSite';
import { brokenAddresses } from '../support/links';
import { copyProject, type ProjectCopy } from '../../tools/copyProject';
import { navigatePrefixed } from './navigatePrefixed';
import { describeRepublication, removedFile } from './republication';

jest.setTimeout(600_000);

const otherNames = {
  brand: 'acmebank',
  brandName: 'AcmeBank',
  network: 'acmechain',
  networkName: 'AcmeChain',
};

/*
 * One site is built with all settings that differ from ours and published twice; the third way to
 * end addresses, 'ignore', is in versions.test.ts.
 */

const settings = {
  siteUrl: siteUrl.replace(brand, otherNames.brand),
  pathPrefix: '/docs',
  trailingSlash: 'always',
} as const satisfies AddressSettings & { readonly siteUrl: string };

let project: ProjectCopy;

beforeAll(() => {
  project = copyProject('settings');
  project.setConstant('src/site/addresses.ts', 'trailingSlash', settings.trailingSlash);
  project.setConstant('src/site/addresses.ts', 'pathPrefix', settings.pathPrefix);
  for (const [constant, value] of Object.entries(otherNames)) {
    project.setConstant('src/site/names.ts', constant, value);
  }
  writeFileSync(join(project.root, removedFile), 'removed');
  // Comments, which minifying removes, may contain the old names.
  project.build({ minify: true });
});

afterAll(() => {
  project.remove();
});

describe('built with other names, a prefix, addresses with a slash', () => {
  let site: BuiltSite;

  beforeAll(() => {
    site = readSite(join(project.root, 'public'));
  });

  test('has every page', () => {
    const fillIn = (path: string) =>
      path.replaceAll('{brand}', otherNames.brand).replaceAll('{network}', otherNames.network);
    const built = site.pages.map(({ path }) => path).filter((path) => path !== '/404');
    expect(built.sort()).toEqual(routes(fillIn));
  });

  test('each address resolves to a file, with the prefix once and in one form', () => {
    expect(brokenAddresses(site, settings)).toEqual([]);
  });

  test('in a browser each request has the prefix once, across navigations', async () => {
    await navigatePrefixed(project.root, settings.pathPrefix);
  });

  test('no file contains the old names, in its text or its name', () => {
    const found = [...site.files].filter((file) => {
      const text = readFileSync(join(site.folder, file), 'latin1');
      return `${file}\n${text}`.toLowerCase().includes(brand);
    });
    expect(found).toEqual([]);
  });
});

// Builds again, so it comes last.
describe('published a second time', () => {
  describeRepublication(() => project, settings);
});
