import { projectRoot } from '../../../tools/copyProject';
import { readCurrentData } from '../../../tools/sandbox/readData';
import { partsOf } from '../../content/apiDocuments/documentParts';
import { filesOfKind } from '../../gatsby/versions/fileRules';
import { listFiles } from '../../gatsby/versions/files';
import { readReference } from '../../gatsby/versions/reference';
import { versions } from '../../site/versions';
import { checks } from './checks';
import type { Schema } from './schema';
import { Validator } from './validator';

/* Checks that the validator supports the documents of the two APIs. */

interface RpcDocument {
  readonly methods: readonly {
    readonly name: string;
    readonly result: { readonly schema: Schema };
    readonly examples: readonly { readonly result?: { readonly value: unknown } }[];
  }[];
}

const [version] = versions;
const { documents } = readReference(
  projectRoot,
  filesOfKind(listFiles(projectRoot, `content/${version.name}`), version, 'data'),
);
const rpcDocument = documents.get('openrpc') as RpcDocument;

/** Keywords of our documents that do not constrain a value by themselves. */
const annotations = [
  '$comment',
  'default',
  'deprecated',
  'description',
  'discriminator',
  'example',
  'examples',
  'title',
];

test.each([
  ['OpenAPI', readCurrentData().document],
  ['OpenRPC', rpcDocument],
])('checks every keyword in the %s document, apart from annotations', (_, document) => {
  const schemas = partsOf({ ...document }).filter(({ shape }) => shape === 'schema');
  expect(schemas.length).toBeGreaterThan(500);
  const names = new Set(schemas.flatMap(({ value }) => Object.keys(value)));
  const unchecked = [...names].filter((name) => !(name in checks) && !name.startsWith('x-'));
  expect(unchecked.filter((name) => !annotations.includes(name))).toEqual([]);
});

describe('the OpenRPC document', () => {
  const rpc = new Validator(rpcDocument);
  const results = rpcDocument.methods.flatMap(({ name, result, examples }) =>
    examples.flatMap((example) =>
      example.result === undefined ? [] : [[name, result.schema, example.result.value] as const],
    ),
  );

  it('has example results that fit their schemas', () => {
    expect(results.length).toBeGreaterThan(50);
    const errors = results.flatMap(([name, schema, value]) =>
      rpc.errors(value, schema).map(({ field, message }) => `${name} ${field} ${message}`),
    );
    expect(errors).toEqual([]);
  });

  it.each<[string, object, string[]]>([
    ['a value of another type', { slot: '1', apiVersion: '3' }, ['slot Must be of type integer']],
    ['a missing field', { apiVersion: '3' }, ['slot Is missing']],
  ])('has a schema for the result of getBalance that rejects %s', (_, context, expected) => {
    const { result } = rpcDocument.methods.find(({ name }) => name === 'getBalance') ?? {};
    const errors = rpc.errors({ context, value: 1 }, result?.schema ?? {});
    expect(errors.map(({ field, message }) => `${field} ${message}`)).toEqual(
      expected.map((text) => `context.${text}`),
    );
  });
});
