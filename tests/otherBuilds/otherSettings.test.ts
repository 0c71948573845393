import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteUrl } from '../../src/site/addresses';
import { brand } from '../../src/site/names';
import { copyProject, type ProjectCopy } from '../../tools/copyProject';
import type { AddressSettings } from '../support/browser';
import { cutVersions } from './cutVersions';
import { describeNames, otherNames } from './otherNames';
import { describeRepublication, removedFile } from './republication';
import { olderVersions } from './olderVersions';
import { describeVersions } from './versions';

jest.setTimeout(600_000);

/*
 * Builds a copy of the project with other names, addresses and versions, tests the site, and builds
 * it once more with the cache of the first build. `npm run test:wide` tests a build with trailing
 * slashes.
 */

type Settings = AddressSettings & { readonly siteUrl: string };

const url = siteUrl.replace(brand, otherNames.brand);
const settings: Settings = { siteUrl: url, pathPrefix: '/net/docs', trailingSlash: 'ignore' };

let project: ProjectCopy;

const pageWithWarning = 'documentation/mpc_wallets';
const unknownLanguage = '\n```nosuchlanguage\ncode in an unknown language\n```\n';

const root = (): string => project.root;
const folder = (): string => join(project.root, 'public');

beforeAll(() => {
  project = copyProject('settings');
  for (const [constant, value] of Object.entries(otherNames)) {
    project.setConstant('src/site/names.ts', constant, value);
  }
  cutVersions(project.root, olderVersions);
  project.setConstant('src/site/addresses.ts', 'pathPrefix', settings.pathPrefix);
  project.setConstant('src/site/addresses.ts', 'trailingSlash', settings.trailingSlash);
  writeFileSync(join(project.root, removedFile), 'removed');
  appendFileSync(join(project.root, `content/current/${pageWithWarning}.mdx`), unknownLanguage);
  project.build();
});

afterAll(() => {
  project.remove();
});

describe('built with other names, an older version and a prefix', () => {
  describeNames(folder);
  describeVersions(root, settings);

  test('readers do not see the warnings about a page', () => {
    const html = readFileSync(join(folder(), `${pageWithWarning}.html`), 'utf8');
    expect(html.includes('code in an unknown language')).toBe(true);
    expect(html.includes('Unknown code block language')).toBe(false);
  });
});

describe('published a second time', () => {
  describeRepublication(() => project, settings);
});
