import type { ObjectShape } from '../../src/content/apiDocuments/documentShapes';
import { openApiShapes } from '../../src/content/apiDocuments/openApiShapes';
import { openRpcShapes } from '../../src/content/apiDocuments/openRpcShapes';
import type { Changes, Member, ObjectMembers } from './documentMembers/member';
import { openApiMembers } from './documentMembers/openApiMembers';
import { openRpcMembers } from './documentMembers/openRpcMembers';
import { compileVersion, pageOf, type Files } from './mistakes/version';

const string = { type: 'string' };
const ok = {
  type: 'object',
  properties: { s: string },
};

const api = {
  openapi: '3.1.0',
  info: { title: 'A', version: '1' },
  paths: {
    '/a/{id}': {
      post: {
        operationId: 'a',
        parameters: [
          { name: 'id', in: 'path', required: true, schema: string, example: 'x' },
          { name: 'q', in: 'query', schema: string },
        ],
        requestBody: {
          content: {
            'application/json': {
              schema: { type: 'object', properties: { n: { type: 'integer' } } },
              example: {},
            },
          },
        },
        responses: {
          200: { description: 'Done.', content: { 'application/json': { schema: ok } } },
        },
      },
    },
  },
};

const call = { params: [{ name: 'p', value: 'v' }], result: { name: 'r', value: 1 } };
const rpc = {
  openrpc: '1.3.2',
  info: { title: 'A', version: '1' },
  servers: [{ url: 'https://a.example' }],
  methods: [
    {
      name: 'm',
      tags: [{ name: 'g' }],
      params: [
        { name: 'p', schema: string },
        { name: 'o', schema: { type: 'object', properties: { n: { type: 'integer' } } } },
      ],
      result: { name: 'r', schema: { type: 'integer' } },
      examples: [
        { name: 'usual', ...call },
        { name: 'other', ...call },
      ],
    },
  ],
  components: {},
  'x-groups': [{ name: 'g', title: 'Group', description: 'A group.' }],
};

const folder = 'validators/network-documentation';
const pages: Files = {
  'page.mdx': pageOf('Page', '', '{rpc_limits.filters}\n\n<ApiOperation id="a" heading="2" />'),
  'api.mdx': pageOf('API', '', '## Scopes\n\nA.\n\n## Idempotency\n\nA.\n\n## Errors\n\nA.'),
  [`${folder}/rpc/index.mdx`]: pageOf('Methods', '', '<RpcIndex />'),
  [`${folder}/rpc/m.mdx`]: pageOf('Method', '', '<RpcMethod name="m" />'),
  [`${folder}/errors.mdx`]: pageOf('Errors', '', '## Codes\n\n### 77 {#error77}\n\nA.'),
  'sidebars.yaml': `documentationSidebar: [/, page]\napiSidebar: [api, ${['rpc', 'rpc/m', 'errors'].map((name) => `${folder}/${name}`).join(', ')}]\n`,
};

/** Returns a copy of a document with values set at paths; `undefined` removes the key. */
function changed(document: object, changes: Changes): object {
  const copy = structuredClone(document);
  for (const [path, value] of Object.entries(changes)) {
    const keys = path.split(' ').filter((key) => key !== '');
    const last = keys.pop() ?? '';
    let at = copy as Record<string, unknown>;
    keys.forEach((key, index) => {
      const next = keys[index + 1] ?? last;
      at[key] ??= /^\d$/.test(next) ? [] : {};
      at = at[key] as Record<string, unknown>;
    });
    if (value === undefined) Reflect.deleteProperty(at, last);
    else at[last] = structuredClone(value);
  }
  return copy;
}

const compiled = (name: string, document: object) =>
  compileVersion({
    ...pages,
    'reference/openapi.json': JSON.stringify(name === 'openapi' ? document : api),
    'reference/openrpc.json': JSON.stringify(name === 'openrpc' ? document : rpc),
  });

type Row = readonly [
  name: string,
  key: string,
  place: string,
  becomes: string,
  path: string,
  member: Member,
];

function describeOutcome([, outcome]: Member): string {
  if ('shows' in outcome) return 'names' in outcome ? 'is shown and reported' : 'is shown';
  return 'names' in outcome ? 'is reported' : 'is neither shown nor reported';
}

const rowsOf = (document: string, objects: Readonly<Record<string, ObjectMembers>>): Row[] =>
  Object.values(objects).flatMap(({ path, members }) =>
    Object.entries(members).map(([key, member]): Row => [
      document,
      key,
      path === '' ? 'the document' : `"${path}"`,
      describeOutcome(member),
      path,
      member,
    ]),
  );

const rows = [...rowsOf('openapi', openApiMembers), ...rowsOf('openrpc', openRpcMembers)];

test('the documents have no mistakes before a member is changed', () => {
  expect(compiled('', {}).problems).toEqual([]);
});

test.each(rows)(
  '%s: %s in %s %s',
  (name, key, _place, _becomes, path, [value, outcome, others = {}]) => {
    const document = name === 'openapi' ? api : rpc;
    const own = value === undefined ? {} : { [`${path} ${key}`]: value };
    const { problems, html } = compiled(name, changed(document, { ...others, ...own }));
    if ('shows' in outcome) {
      expect(html).toContain(outcome.shows);
      if (value !== undefined) {
        // Without this member, the page does not contain the text.
        expect(compiled(name, changed(document, others)).html).not.toContain(outcome.shows);
      }
    }
    if ('names' in outcome) {
      expect(problems).toEqual([expect.stringContaining(outcome.names)]);
    } else expect(problems).toEqual([]);
  },
);

const keysOf = (shapes: Readonly<Record<string, ObjectShape>>) =>
  Object.entries(shapes).map(([name, shape]) => [
    name,
    Object.keys(shape)
      .map((key) => key.replace('!', ''))
      .filter((key) => !key.startsWith('x-'))
      .sort(),
  ]);

test.each([
  ['OpenAPI', openApiShapes, openApiMembers],
  ['OpenRPC', openRpcShapes, openRpcMembers],
])('all members of the objects of %s are covered, apart from extensions', (_, shapes, members) => {
  const ownNotation = ['cause', 'commitment', 'flag', 'message', 'note', 'notification'];
  const covered = Object.entries(members).map(([name, object]) => [
    name,
    Object.keys(object.members)
      .filter((key) => !key.startsWith('x-'))
      .sort(),
  ]);
  const expected = keysOf(shapes).filter(([name]) => !ownNotation.includes(String(name)));
  expect(Object.fromEntries(covered)).toEqual(Object.fromEntries(expected));
});
