import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  parse,
  visit,
  type FieldDefinitionNode,
  type ObjectTypeDefinitionNode,
} from 'gatsby/graphql';
import { typeDefs } from '../../src/gatsby/createSchemaCustomization';
import { projectRoot } from '../../tools/copyProject';

interface Result {
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly { readonly message: string }[];
}

const guide = readFileSync(join(projectRoot, 'docs/graphiql.md'), 'utf8');
const questions = [...guide.matchAll(/^## (.*?)\n.*?^```graphql\n(.*?)^```/gms)].map(
  ([, question = '', query = '']) => ({ question, query }),
);
let results: readonly Result[];

beforeAll(() => {
  const cwd = mkdtempSync(join(tmpdir(), 'graphql-'));
  // The diagram renderer is loaded from the working directory's packages.
  symlinkSync(join(projectRoot, 'node_modules'), join(cwd, 'node_modules'));
  const { stderr } = spawnSync(
    process.execPath,
    [
      '--import',
      join(projectRoot, 'node_modules/tsx/dist/loader.mjs'),
      join(__dirname, 'queryContent.ts'),
    ],
    {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, TSX_TSCONFIG_PATH: join(projectRoot, 'tsconfig.json') },
      input: JSON.stringify(questions.map(({ query }) => query)),
      maxBuffer: 2 ** 28,
    },
  );
  rmSync(cwd, { recursive: true });
  results = JSON.parse(stderr.slice(stderr.indexOf('[{'))) as Result[];
}, 120_000);

test('the guide answers at least twelve questions', () => {
  expect(questions.length).toBeGreaterThanOrEqual(12);
});

test.each(questions.map(({ question }, index) => [question, index] as const))(
  'the query for "%s" runs without errors',
  (_, index) => {
    const { data, errors } = results[index] ?? { data: null };
    expect(errors).toBeUndefined();
    expect(Object.values(data ?? {})).not.toContain(null);
  },
);

test.each([
  ['Which pages use a token?', '/validators'],
  ['Which pages link to a page?', 'title'],
  ['Which anchors can a link', 'params-pubkey'],
])('the answer to the question that starts with "%s" contains "%s"', (question, part) => {
  const index = questions.findIndex((one) => one.question.startsWith(question));
  expect(JSON.stringify(results[index]?.data)).toContain(part);
});

test('every type and field has a description', () => {
  const without: string[] = [];
  const check = (node: FieldDefinitionNode | ObjectTypeDefinitionNode) => {
    if (node.description === undefined) without.push(node.name.value);
  };
  visit(parse(typeDefs), { ObjectTypeDefinition: check, FieldDefinition: check });
  expect(without).toEqual([]);
});
