import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument, type YAMLSeq } from 'yaml';
import { copyProject, projectRoot, type ProjectCopy } from '../../tools/copyProject';

jest.setTimeout(300_000);

/** A page with an error, and the position and start of the message that reports it. */
interface BrokenPage {
  readonly name: string;
  readonly position: string;
  readonly message: string;
}

const broken: readonly BrokenPage[] = [
  { name: 'unknown_token', position: '6:10', message: 'Unknown token "{fees.no_such_fee}".' },
  { name: 'unknown_component', position: '8:1', message: 'Unknown component <Carousel>.' },
  { name: 'expression', position: '6:17', message: '"{2 + 2}" is not a token.' },
  { name: 'import', position: '6:1', message: 'Pages cannot import or export.' },
  { name: 'front_matter', position: '4:1', message: 'This key has no effect here: author.' },
  { name: 'repeated_key', position: '4:1', message: 'Duplicate key "title".' },
  { name: 'open_fence', position: '8:1', message: 'The code block is not closed.' },
  { name: 'json_sample', position: '9:1', message: 'Invalid JSON: unexpected comma before }.' },
  {
    name: 'token_in_code',
    position: '6:10',
    message: 'Unknown token "{fees.no_such_fee}" in code.',
  },
  { name: 'space_in_link', position: '6:6', message: 'A link URL contains a space.' },
  { name: 'heading_without_space', position: '8:1', message: 'A heading needs a space after ##.' },
  {
    name: 'uneven_table',
    position: '8:1',
    message: 'The row has 3 cells, but the table header has 2.',
  },
  { name: 'github_admonition', position: '6:1', message: 'GitHub alerts are not supported.' },
  {
    name: 'broken_link',
    position: '6:6',
    message: 'There is no page /documentation/no_such_page.mdx.',
  },
  {
    name: 'broken_anchor',
    position: '6:6',
    message: 'This page has no element with the id "no-such-heading".',
  },
  { name: 'no_sidebar', position: '1:1', message: 'The page is missing from the sidebars.' },
];

const folder = 'content/current/documentation';
const sidebars = 'content/current/sidebars.yaml';
let project: ProjectCopy;
let build: ReturnType<ProjectCopy['run']>;

function addBrokenPages(): void {
  const file = join(project.root, sidebars);
  const document = parseDocument(readFileSync(file, 'utf8'));
  const entries = document.get('documentationSidebar') as YAMLSeq;
  for (const { name } of broken) {
    cpSync(
      join(projectRoot, 'tests/fixtures/broken', `${name}.mdx`),
      join(project.root, folder, `${name}.mdx`),
    );
    if (name !== 'no_sidebar') entries.add(`documentation/${name}`);
  }
  writeFileSync(file, document.toString());
}

/** Removes white space: a narrow terminal breaks lines within paths and words. */
const compact = (text: string) => text.replace(/\s+/g, '');

function messagesAbout(output: string, name: string): string[] {
  // eslint-disable-next-line no-control-regex
  const text = compact(output.replace(/\u001b\[[\d;]*[A-Za-z]/g, ''));
  return text
    .split(/(?=content\/current\/[\w/]+\.mdx:\d+:\d+)/)
    .filter((message) => message.startsWith(`${folder}/${name}.mdx:`));
}

beforeAll(() => {
  project = copyProject('broken');
  addBrokenPages();
  build = project.run('npm', 'run', 'build');
});

afterAll(() => {
  project.remove();
});

test('broken pages fail the build before any page is built', () => {
  expect(build.status).not.toBe(0);
  expect(existsSync(join(project.root, 'public/index.html'))).toBe(false);
});

test.each(broken)('$name is reported once, at its position', ({ name, position, message }) => {
  const [reported = '', ...others] = messagesAbout(build.output, name);
  expect(others).toEqual([]);
  const expected = compact(`${folder}/${name}.mdx:${position} ${message}`);
  expect(reported.slice(0, expected.length)).toBe(expected);
});

test('npm run check prints the same messages and fails', () => {
  const check = project.run('npm', 'run', 'check');
  expect(check.status).not.toBe(0);
  const lines = check.output.split('\n').filter((line) => /^content\/current\/.*\.mdx:/.test(line));
  const missing = broken
    .map(({ name, position, message }) => `${folder}/${name}.mdx:${position} ${message} `)
    .filter((start) => !lines.some((line) => line.startsWith(start)));
  expect(missing).toEqual([]);
  expect(lines).toHaveLength(broken.length);
});
