import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';
import { parse } from 'yaml';
import { problemsOf } from '../../src/content/fixtures';
import { parseSidebars } from '../../src/content';
import {
  admonitionKinds,
  components,
  expanders,
} from '../../src/content/componentRegistry/registry';
import { sidebarsSchema } from '../../src/content/sidebars/schema';
import { dataFiles } from '../../tests/content/mistakes/dataFiles';
import { schemas } from '../../src/domain/schemas';
import { projectRoot } from '../copyProject';
import { editorFiles } from './editorFiles';
import { jsonSchemas, schemaFiles } from './jsonSchemas';
import { snippets, textOf } from './snippets';

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
const content = 'content/current';
const ajv = new Ajv({ strict: false, validateFormats: false });
const schemasByName = jsonSchemas();
const validatorOf = (name: string) => ajv.compile(schemasByName.get(name) ?? {});
const matchesSidebars = validatorOf('sidebars');

test('the editor files are those that npm run editor generates', () => {
  const stale = [...editorFiles()].filter(([file, text]) => read(file) !== text);
  expect(stale.map(([file]) => file)).toEqual([]);
  const existing = readdirSync(join(projectRoot, '.vscode/schemas')).sort();
  expect(existing).toEqual([...schemasByName.keys()].map((name) => `${name}.json`).sort());
});

test('the VS Code settings apply each YAML schema to its files', () => {
  const settings = JSON.parse(read('.vscode/settings.json')) as Record<string, unknown>;
  expect(settings['yaml.schemas']).toEqual(schemaFiles());
});

test.each([...schemasByName.keys()].filter((name) => schemas.has(name)))(
  'the schema of %s accepts its file',
  (name) => {
    const validate = validatorOf(name);
    validate(parse(read(`${content}/reference/${name}.yaml`)));
    expect(validate.errors).toBeNull();
  },
);

test('the schema of a data file rejects a wrong type and an unknown key', () => {
  const validate = validatorOf('rpc_limits');
  expect(validate(parse("filters: 'four'"))).toBe(false);
  expect(validate(parse(`${read(`${content}/reference/rpc_limits.yaml`)}\nmore: 1`))).toBe(false);
});

test('the schema of front matter rejects missing and unknown keys and wrong types', () => {
  const validate = validatorOf('front-matter');
  expect(validate({ title: 'A', description: 'B', kind: 'guide' })).toBe(true);
  expect(
    [{ title: 'A' }, { title: 'A', description: 'B', slug: '/x' }, { title: 5 }].map((data) =>
      validate(data),
    ),
  ).toEqual([false, false, false]);
});

/** Sidebars with and without structural mistakes. */
const sidebars = [
  read(`${content}/sidebars.yaml`),
  ...(dataFiles['sidebars'] ?? []).flatMap(([files, , fixed]) =>
    [files, fixed].flatMap((version) => version['sidebars.yaml'] ?? []),
  ),
  'documentationSidebar: [5]\napiSidebar: [a]',
  "documentationSidebar: [{ page: a, label: '' }]\napiSidebar: [a]",
  'documentationSidebar: [{ category: a }]\napiSidebar: [a]',
];

const sidebarProblems = (text: string) => parseSidebars({ file: 'sidebars.yaml', text }).problems;

/** Returns whether the schema can check a text: it cannot check YAML syntax, tokens or Markdown. */
const isCheckable = (text: string) =>
  !sidebarProblems(text).some(({ message }) => /alias|token|plain text|read as one/.test(message));

test.each(sidebars.filter(isCheckable))(
  'the schema of sidebars agrees with the check: %j',
  (text) => {
    const data: unknown = parse(text);
    const isValid = sidebarProblems(text).length === 0;
    expect([sidebarsSchema.safeParse(data).success, matchesSidebars(data)]).toEqual([
      isValid,
      isValid,
    ]);
  },
);

test('each component and admonition has a snippet', () => {
  const names = [...Object.keys(components), ...Object.keys(expanders)].map((name) => `<${name}>`);
  const kinds = admonitionKinds.map((kind) => `:::${kind}`);
  expect(Object.keys(snippets())).toEqual(expect.arrayContaining([...names, ...kinds]));
});

test.each(
  Object.entries(snippets()).filter(([name]) =>
    /^:::|^<(?:Tabs|Cards|Steps|Details|Fields)>/.test(name),
  ),
)('the snippet %s passes the check', (_name, snippet) => {
  const body = textOf(snippet).replace('href="href"', 'href="./page.mdx"');
  expect(problemsOf(body)).toEqual([]);
});

test('a snippet contains the required attributes', () => {
  expect(snippets()['<DataTable>']?.body).toEqual([
    '<DataTable data="${1:data}" columns="${2:columns}" />',
  ]);
  expect(snippets()['<Tabs>']?.body).toEqual([
    '<Tabs>',
    '<Tab label="${1:label}">',
    '',
    '${2:Text.}',
    '',
    '</Tab>',
    '</Tabs>',
  ]);
});
