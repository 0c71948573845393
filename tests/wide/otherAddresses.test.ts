import { join } from 'node:path';
import { siteUrl } from '../../src/site/addresses';
import { copyProject, type ProjectCopy } from '../../tools/copyProject';
import { readSite } from '../support/builtSite';
import { brokenAddresses } from '../support/links';
import { navigatePrefixed } from '../otherBuilds/navigatePrefixed';

jest.setTimeout(600_000);

const settings = { siteUrl, pathPrefix: '/docs', trailingSlash: 'always' } as const;

let project: ProjectCopy;

beforeAll(() => {
  project = copyProject('addresses');
  project.setConstant('src/site/addresses.ts', 'pathPrefix', settings.pathPrefix);
  project.setConstant('src/site/addresses.ts', 'trailingSlash', settings.trailingSlash);
  project.build();
});

afterAll(() => {
  project.remove();
});

test('each address resolves to a file, with the prefix once and in one form', () => {
  expect(brokenAddresses(readSite(join(project.root, 'public')), settings)).toEqual([]);
});

test('in a browser, each request has the prefix once, across navigations', async () => {
  await navigatePrefixed(project.root, settings.pathPrefix);
});
