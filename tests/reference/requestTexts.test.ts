import { readCurrentVersion } from './rpcPages';
import { readApiText } from './apiDocument';

interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
}

interface Document {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly operationId: string;
            readonly requestBody?: {
              readonly content: { readonly 'application/json': { readonly schema: Schema } };
            };
          }
        >
      >
    >
  >;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const document = JSON.parse(readApiText()) as Document;
const { schemas } = document.components;

const resolve = ({ $ref, ...schema }: Schema): Schema =>
  $ref === undefined
    ? schema
    : { ...resolve(schemas[$ref.split('/').at(-1) ?? ''] ?? {}), ...schema };

const constraints = ['minLength', 'pattern', 'enum', 'const', 'format'];

/** Returns the paths of all required strings of a schema that may be empty. */
function emptyTexts(given: Schema, path: string): string[] {
  const schema = resolve(given);
  const { type, properties = {}, required = [], items, oneOf = [] } = schema;
  if (type === 'string') return constraints.some((name) => name in schema) ? [] : [path];
  // Alternatives that only repeat a field to require it take its constraints from `properties`.
  const alternatives = type === 'object' ? [] : oneOf;
  return [
    ...required.flatMap((name) => emptyTexts(properties[name] ?? {}, `${path}.${name}`)),
    ...Object.entries(properties)
      .filter(([name, property]) => !required.includes(name) && resolve(property).type !== 'string')
      .flatMap(([name, property]) => emptyTexts(property, `${path}.${name}`)),
    ...(items === undefined ? [] : emptyTexts(items, `${path}[]`)),
    ...alternatives.flatMap((option) => emptyTexts(option, path)),
  ];
}

const bodies = Object.values(document.paths)
  .flatMap((methods) => Object.values(methods))
  .flatMap(({ operationId, requestBody }) =>
    requestBody === undefined
      ? []
      : [{ operationId, schema: requestBody.content['application/json'].schema }],
  );

// The sandbox checks the currency of a rule, and names it together with the rule's other faults.
const checkedElsewhere = /^setSandboxPolicy\.rules\[\]\.asset$/;

it.each(bodies)('lets no required text of $operationId be empty', ({ operationId, schema }) => {
  const empty = emptyTexts(schema, operationId).filter((path) => !checkedElsewhere.test(path));
  expect(empty).toEqual([]);
});

it('lists the classes of accounts that a guard rule can allow', () => {
  const { accountList } = readCurrentVersion().library.tokens['classifications'] as unknown as {
    accountList: readonly { class: string }[];
  };
  const { classes } = schemas['GuardCounterpartyClass']?.properties ?? {};
  expect(classes?.items?.enum).toEqual(accountList.map((entry) => entry.class));
});
