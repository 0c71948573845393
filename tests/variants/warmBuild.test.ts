import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathPrefix, siteUrl, trailingSlash } from '../../src/site/addresses';
import { copyProject, type ProjectCopy } from '../../tools/copyProject';
import { brokenAddresses } from '../support/links';
import { readSite } from '../support/builtSite';

jest.setTimeout(300_000);

let project: ProjectCopy;

function build(): string {
  const { status, output } = project.run('npm', 'run', 'build');
  if (status !== 0) throw new Error(output);
  return join(project.root, 'public');
}

beforeAll(() => {
  project = copyProject('warm');
});

afterAll(() => {
  project.remove();
});

test('a second build has what changed since the first, and nothing that is gone', () => {
  writeFileSync(join(project.root, 'static/gone.txt'), 'gone');
  build();

  rmSync(join(project.root, 'static/gone.txt'));
  appendFileSync(join(project.root, 'src/styles/base.css'), '\n.added-rule { color: red; }\n');
  appendFileSync(join(project.root, 'content/current/x.mdx'), '\nAdded in the second build.\n');
  const site = readSite(build());

  expect(brokenAddresses(site, { siteUrl, pathPrefix, trailingSlash })).toEqual([]);
  expect(site.files.has('/gone.txt')).toBe(false);
  const sheets = [...site.files].filter((file) => file.endsWith('.css'));
  expect(sheets).toHaveLength(1);
  expect(readFileSync(join(project.root, 'public', sheets[0] ?? ''), 'utf8')).toContain(
    '.added-rule',
  );
  const changed = site.pages.filter(({ file }) =>
    readFileSync(join(project.root, 'public', file), 'utf8').includes('Added in the second build.'),
  );
  expect(changed.map(({ path }) => path)).toEqual(['/x']);
});
