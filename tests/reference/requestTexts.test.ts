import { asApiDocument, callsOf } from '../../src/content/reference/api/document';
import { requestBodyOf } from '../../src/content/reference/api/variant';
import { refName, type Schema } from '../../src/content/reference/fields/schema';
import { readCurrentVersion } from './rpcPages';

const { library } = readCurrentVersion();
const document = asApiDocument(library.documents.get('openapi'));
const { schemas } = document.components;

const resolve = ({ $ref, ...schema }: Schema): Schema =>
  $ref === undefined ? schema : { ...resolve(schemas[refName($ref)] ?? {}), ...schema };

const constraints = ['minLength', 'pattern', 'enum', 'const', 'format'];

/** Returns the paths of all required strings of a schema that may be empty. */
function emptyTexts(given: Schema, path: string): string[] {
  const schema = resolve(given);
  const { type, properties = {}, required = [], items = [], oneOf = [] } = schema;
  if (type === 'string') return constraints.some((name) => name in schema) ? [] : [path];
  // Alternatives of an object only repeat fields to require them; `properties` has the constraints.
  const alternatives = type === 'object' ? [] : oneOf;
  return [
    ...required.flatMap((name) => emptyTexts(properties[name] ?? {}, `${path}.${name}`)),
    ...Object.entries(properties)
      .filter(([name, property]) => !required.includes(name) && resolve(property).type !== 'string')
      .flatMap(([name, property]) => emptyTexts(property, `${path}.${name}`)),
    ...[items].flat().flatMap((entry) => emptyTexts(entry, `${path}[]`)),
    ...alternatives.flatMap((option) => emptyTexts(option, path)),
  ];
}

const bodies = callsOf(document).flatMap(({ operation }) => {
  const { operationId } = operation;
  const body = requestBodyOf(operation);
  return body === undefined ? [] : [{ operationId, schema: body.schema }];
});

// The sandbox checks this currency itself, to name it together with the rule's other faults.
const checkedElsewhere = /^setSandboxPolicy\.rules\[\]\.asset$/;

it.each(bodies)('lets no required text of $operationId be empty', ({ operationId, schema }) => {
  const empty = emptyTexts(schema, operationId).filter((path) => !checkedElsewhere.test(path));
  expect(empty).toEqual([]);
});

it('lists the classes of accounts that a guard rule can allow', () => {
  const { accountList } = library.tokens['classifications'] as unknown as {
    accountList: readonly { class: string }[];
  };
  const { classes } = schemas['GuardCounterpartyClass']?.properties ?? {};
  expect(classes?.items).toMatchObject({ enum: accountList.map((entry) => entry.class) });
});
