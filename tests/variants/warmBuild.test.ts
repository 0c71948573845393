import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathPrefix, siteUrl, trailingSlash } from '../../src/site/addresses';
import { versions } from '../../src/site/versions';
import { copyProject, type ProjectCopy } from '../../tools/copyProject';
import { brokenAddresses } from '../support/links';
import { readSite } from '../support/builtSite';
import { indexFiles } from '../support/searchIndex';

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
  const before = indexFiles(build(), versions[0].name);

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
  // Indexes carry hashes of their content: those of contexts that nobody edited stay, byte by byte.
  const after = indexFiles(join(project.root, 'public'), versions[0].name);
  const rebuilt = after.filter(({ index }, number) => index !== before[number]?.index);
  expect(rebuilt.map(({ context }) => context)).toEqual(['documentation']);
  const changed = site.pages.filter(({ file }) =>
    readFileSync(join(project.root, 'public', file), 'utf8').includes('Added in the second build.'),
  );
  expect(changed.map(({ path }) => path)).toEqual(['/x']);
});
