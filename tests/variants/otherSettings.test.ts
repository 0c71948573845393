import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteUrl } from '../../src/site/addresses';
import { brand } from '../../src/site/names';
import { copyProject, type ProjectCopy } from '../../tools/copyProject';
import type { AddressSettings } from '../support/browser';
import { readSite } from '../support/builtSite';
import { brokenAddresses } from '../support/links';
import { cutVersions } from './cutVersions';
import { describeNames, otherNames } from './otherNames';
import { navigatePrefixed } from './navigatePrefixed';
import { describeRepublication, removedFile } from './republication';
import { olderVersions } from './olderVersions';
import { describeVersions } from './versions';

jest.setTimeout(600_000);

/*
 * One copy of the project is built with every setting changed, and then twice more with the cache
 * of the first build. The tests of each build run before the next build.
 */

type Settings = AddressSettings & { readonly siteUrl: string };

const url = siteUrl.replace(brand, otherNames.brand);
const first: Settings = { siteUrl: url, pathPrefix: '/net/docs', trailingSlash: 'ignore' };
const last: Settings = { siteUrl: url, pathPrefix: '/docs', trailingSlash: 'always' };

let project: ProjectCopy;

function setAddresses({ pathPrefix, trailingSlash }: AddressSettings): void {
  project.setConstant('src/site/addresses.ts', 'pathPrefix', pathPrefix);
  project.setConstant('src/site/addresses.ts', 'trailingSlash', trailingSlash);
}

const root = (): string => project.root;
const folder = (): string => join(project.root, 'public');

beforeAll(() => {
  project = copyProject('settings');
  for (const [constant, value] of Object.entries(otherNames)) {
    project.setConstant('src/site/names.ts', constant, value);
  }
  cutVersions(project.root, olderVersions);
  setAddresses(first);
  writeFileSync(join(project.root, removedFile), 'removed');
  project.build();
});

afterAll(() => {
  project.remove();
});

describe('built with other names, an older version and a prefix', () => {
  describeNames(folder);
  describeVersions(root, first);
});

describe('published a second time', () => {
  describeRepublication(() => project, first);
});

describe('built with another prefix, and addresses with a slash', () => {
  beforeAll(() => {
    rmSync(folder(), { recursive: true });
    setAddresses(last);
    project.build();
  });

  test('each address resolves to a file, with the prefix once and in one form', () => {
    expect(brokenAddresses(readSite(folder()), last)).toEqual([]);
  });

  test('in a browser each request has the prefix once, across navigations', async () => {
    await navigatePrefixed(project.root, last.pathPrefix);
  });
});
