import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument, type YAMLSeq } from 'yaml';
import { copyProject, projectRoot, type ProjectCopy } from '../../tools/copyProject';

jest.setTimeout(300_000);

/** A page with an error: its position, and what the message must contain. */
interface Broken {
  readonly name: string;
  readonly position: string;
  readonly says: RegExp;
}

const broken: readonly Broken[] = [
  { name: 'unknown_token', position: ':6:10', says: /fees\.no_such_fee/ },
  { name: 'unknown_component', position: ':8:1', says: /<Carousel>/ },
  { name: 'expression', position: ':6:17', says: /expression/i },
  { name: 'import', position: ':6:1', says: /import/i },
  { name: 'front_matter', position: ':4:1', says: /author/ },
  { name: 'repeated_key', position: ':4:1', says: /"title"/ },
  { name: 'open_fence', position: ':8:1', says: /clos/ },
  { name: 'json_sample', position: ':9:1', says: /JSON.*comma/ },
  { name: 'token_in_code', position: ':6:10', says: /fees\.no_such_fee/ },
  { name: 'space_in_link', position: ':6:6', says: /space/ },
  { name: 'heading_without_space', position: ':8:1', says: /##/ },
  { name: 'uneven_table', position: ':8:1', says: /row has 3 cells/ },
  { name: 'github_admonition', position: ':6:1', says: /:::warning/ },
  { name: 'broken_link', position: ':6:6', says: /no_such_page/ },
  { name: 'broken_anchor', position: ':6:6', says: /no-such-heading/ },
  { name: 'no_sidebar', position: ':1:1', says: /sidebars\.yaml/ },
];

const folder = 'content/current/documentation';
const sidebars = 'content/current/sidebars.yaml';
let project: ProjectCopy;
let build: ReturnType<ProjectCopy['run']>;

/** Adds the broken pages to the copy and, except for one, to the sidebar. */
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

/** Splits output into messages, without colours and the terminal's line breaks. */
function messagesIn(output: string): string[] {
  // eslint-disable-next-line no-control-regex
  const text = output.replace(/\u001b\[[\d;]*[A-Za-z]/g, '').replace(/\s+/g, ' ');
  return text.split(/(?=content ?\/ ?current ?\/[\w/ ]+\.mdx:\d+:\d+)/).slice(1);
}

/** The messages about a page. A narrow terminal may break a line within a path. */
function messagesAbout(output: string, name: string): string[] {
  return messagesIn(output).filter((message) =>
    message.replaceAll(' ', '').startsWith(`${folder}/${name}.mdx:`),
  );
}

beforeAll(() => {
  project = copyProject('broken');
  addBrokenPages();
  build = project.run('npm', 'run', 'build');
});

afterAll(() => {
  project.remove();
});

test('broken pages fail the build before anything is built', () => {
  expect(build.status).not.toBe(0);
  expect(existsSync(join(project.root, 'public/index.html'))).toBe(false);
});

test.each(broken)('$name is reported once, at its position', ({ name, position, says }) => {
  const [message = '', ...others] = messagesAbout(build.output, name);
  expect(others).toEqual([]);
  expect(message.replaceAll(' ', '')).toContain(`${folder}/${name}.mdx${position}`);
  expect(message).toMatch(says);
});

test('npm run check fails with the same messages', () => {
  const check = project.run('npm', 'run', 'check');
  expect(check.status).not.toBe(0);
  const reported = broken.map(({ name }) => [name, messagesAbout(check.output, name).length]);
  expect(reported).toEqual(broken.map(({ name }) => [name, 1]));
});
