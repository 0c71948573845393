import { asApiDocument, callsOf } from '../../src/content/reference/api/document';
import { requestBodyOf } from '../../src/content/reference/api/variant';
import { refName, type Schema } from '../../src/content/reference/fields/schema';
import { compilePattern } from '../../src/shared/schema/compilePattern';
import { readCurrentVersion } from './rpcPages';

const { library } = readCurrentVersion();
const document = asApiDocument(library.documents.get('openapi'));
const { schemas } = document.components;

const resolve = ({ $ref, ...schema }: Schema): Schema =>
  $ref === undefined ? schema : { ...resolve(schemas[refName($ref)] ?? {}), ...schema };

const constraints = ['minLength', 'pattern', 'enum', 'const', 'format'];

/** Returns the path of each required string that a schema allows to be empty. */
function emptyTexts(given: Schema, path: string): string[] {
  const schema = resolve(given);
  const { type, properties = {}, required = [], items = [], oneOf = [] } = schema;
  if (type === 'string') return constraints.some((name) => name in schema) ? [] : [path];
  // The alternatives of an object only make fields required; `properties` has the constraints.
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

// The schema accepts any text here, because the sandbox checks the currency itself: it reports all
// faults of a rule together.
const checkedElsewhere = /^setSandboxPolicy\.rules\[\]\.asset$/;

it.each(bodies)('lets no required text of $operationId be empty', ({ operationId, schema }) => {
  const empty = emptyTexts(schema, operationId).filter((path) => !checkedElsewhere.test(path));
  expect(empty).toEqual([]);
});

/** Returns each string in a schema that can be any text: its path and its schema. */
function freeTexts(given: Schema, path: string): [string, Schema][] {
  const schema = resolve(given);
  const { type, properties = {}, items = [], oneOf = [], additionalProperties } = schema;
  if (type === 'string') {
    return ['enum', 'const', 'format'].some((name) => name in schema) ? [] : [[path, schema]];
  }
  const alternatives = type === 'object' ? [] : oneOf;
  const others = typeof additionalProperties === 'object' ? [additionalProperties] : [];
  return [
    ...Object.entries(properties).flatMap(([name, property]) =>
      freeTexts(property, `${path}.${name}`),
    ),
    ...[...[items].flat(), ...others].flatMap((entry) => freeTexts(entry, `${path}[]`)),
    ...alternatives.flatMap((option) => freeTexts(option, path)),
  ];
}

const texts = callsOf(document).flatMap(({ operation }) => {
  const body = requestBodyOf(operation);
  const parameters = operation.parameters.filter((entry) => entry.in === 'query');
  return [
    ...(body === undefined ? [] : freeTexts(body.schema, operation.operationId)),
    ...parameters.flatMap(({ name, schema }) =>
      freeTexts(schema, `${operation.operationId}?${name}`),
    ),
  ];
});

// These texts are only compared with known values.
const comparedOnly = /\?cursor$|\.asset$/;

it('lets no text consist of invisible characters or contain control characters', () => {
  const checked = texts.filter(([path]) => !comparedOnly.test(path));
  expect(checked.length).toBeGreaterThan(60);
  const pathsAccepting = (text: string) =>
    checked.flatMap(([path, { pattern = '' }]) =>
      compilePattern(pattern).test(text) ? [path] : [],
    );
  for (const text of [
    '',
    ' ',
    '\u00a0',
    '\u3000',
    '\t',
    'a\nb',
    'a\u0000',
    '\u0085a',
    'a\u007f',
    'a\u2028b',
    '\u202ea',
    'a\u2069',
    ' \u200b',
    '\ufeff\u200d\u2060 ',
    '\u00ad',
    '\u3164',
    '\u2800',
    'a\ufeffb',
    '\ufe0f\u180e',
  ]) {
    expect(pathsAccepting(text)).toEqual([]);
  }
});

it.each([
  'a',
  ' Jane Roe ',
  '株式会社',
  'Café «Ø»',
  'a\u00a0b',
  '\u200fא',
  '\u200b a',
  '👨\u200d👩',
  '😀',
])('accepts the text %j', (text) => {
  const { pattern = '' } = schemas['Text'] ?? {};
  expect(compilePattern(pattern).test(text)).toBe(true);
});

it('lists the classes of accounts that a guard rule can allow', () => {
  const { accountList } = library.tokens['classifications'] as unknown as {
    accountList: readonly { class: string }[];
  };
  const { classes } = schemas['GuardCounterpartyClass']?.properties ?? {};
  expect(classes?.items).toMatchObject({ enum: accountList.map((entry) => entry.class) });
});
