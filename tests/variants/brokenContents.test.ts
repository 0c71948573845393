import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument, type YAMLSeq } from 'yaml';
import { copyProject, projectRoot, type ProjectCopy } from '../../tools/copyProject';

jest.setTimeout(300_000);

/** A page with a mistake: where it is, and what the message says of it and what to do. */
interface Broken {
  readonly name: string;
  readonly place: string;
  readonly says: RegExp;
}

const broken: readonly Broken[] = [
  { name: 'unknown_token', place: ':6:10', says: /fees\.no_such_fee/ },
  { name: 'unknown_component', place: ':8:1', says: /<Carousel>.*Components are/s },
  { name: 'expression', place: ':6:17', says: /expression/i },
  { name: 'import', place: ':6:1', says: /import/i },
  { name: 'front_matter', place: ':4:1', says: /author/ },
  { name: 'repeated_key', place: ':4:1', says: /"title" is there twice/ },
  { name: 'open_fence', place: ':8:1', says: /code block is not closed/ },
  { name: 'json_sample', place: ':9:1', says: /JSON: a comma stands before/ },
  { name: 'token_in_code', place: ':6:10', says: /fees\.no_such_fee/ },
  { name: 'space_in_link', place: ':6:6', says: /address of a link holds a space/ },
  { name: 'heading_without_space', place: ':8:1', says: /No space stands behind ##/ },
  { name: 'uneven_table', place: ':8:1', says: /row has 3 cells/ },
  { name: 'github_admonition', place: ':6:1', says: /Write :::warning/ },
  { name: 'broken_link', place: ':6:6', says: /no_such_page/ },
  { name: 'broken_anchor', place: ':6:6', says: /no-such-heading/ },
  { name: 'no_sidebar', place: ':1:1', says: /sidebars\.yaml/ },
];

const folder = 'content/current/documentation';
const sidebars = 'content/current/sidebars.yaml';
let project: ProjectCopy;
let goodSidebars: string;

/** Adds pages to the copied content, all but one of them with an entry in the sidebar. */
function addPages(names: readonly string[]): void {
  const document = parseDocument(goodSidebars);
  const entries = document.get('documentationSidebar') as YAMLSeq;
  for (const name of names) {
    cpSync(
      join(projectRoot, 'tests/fixtures/broken', `${name}.mdx`),
      join(project.root, folder, `${name}.mdx`),
    );
    if (name !== 'no_sidebar') entries.add(`documentation/${name}`);
  }
  writeFileSync(join(project.root, sidebars), document.toString());
}

/** The output without colours and without the line breaks of a narrow terminal. */
function unwrapped(output: string): string {
  // eslint-disable-next-line no-control-regex
  return output.replace(/\u001b\[[\d;]*[A-Za-z]/g, '').replace(/\s+/g, ' ');
}

function mentions(output: string, name: string): number {
  return unwrapped(output).replaceAll(' ', '').split(`${folder}/${name}.mdx:`).length - 1;
}

beforeAll(() => {
  project = copyProject('broken');
  goodSidebars = readFileSync(join(project.root, sidebars), 'utf8');
});

afterEach(() => {
  for (const { name } of broken) {
    rmSync(join(project.root, folder, `${name}.mdx`), { force: true });
  }
});

afterAll(() => {
  project.remove();
});

test.each(broken)('$name is told once, with its place', ({ name, place, says }) => {
  addPages([name]);
  const { status, output } = project.run('npm', 'run', 'check');
  expect(status).not.toBe(0);
  expect(output).toContain(`${folder}/${name}.mdx${place}`);
  expect(output).toMatch(says);
  expect(mentions(output, name)).toBe(1);
});

test('all of them together fail the build before anything is built', () => {
  addPages(broken.map(({ name }) => name));
  const { status, output } = project.run('npm', 'run', 'build');
  expect(status).not.toBe(0);
  for (const { name, place } of broken) {
    expect(unwrapped(output).replaceAll(' ', '')).toContain(`${folder}/${name}.mdx${place}`);
    expect([name, mentions(output, name)]).toEqual([name, 1]);
  }
});
