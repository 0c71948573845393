import { readCurrentVersion, readDocument } from './rpcPages';

/*
 * Checks that every statement of the OpenRPC document names its source in the node's code (a note
 * may be marked as advice instead), and that each error has a meaning, cause, fix and retry advice.
 */

interface Library {
  readonly name: string;
  readonly releases: readonly string[];
}

type Json = Readonly<Record<string, unknown>>;

const document = readDocument() as unknown as Json & {
  readonly info: {
    readonly 'x-source': {
      readonly otherReleases: readonly string[];
      readonly forks: readonly Library[];
      readonly libraries: readonly Library[];
    };
  };
  readonly methods: readonly (Json & { readonly name: string })[];
  readonly components: { readonly schemas: Readonly<Record<string, Json>>; readonly errors: Json };
  readonly 'x-errors': Readonly<Record<string, Json>>;
  readonly 'x-shared': Readonly<Record<string, Json>>;
};

const shownSections = [...readCurrentVersion().pages.values()].flatMap(({ source }) =>
  [...source.text.matchAll(/<RpcShared part="(\w+)" \/>/g)].map(([, part]) => part),
);

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const { otherReleases, forks, libraries } = document.info['x-source'];

/**
 * Prefixes allowed before the path of a source: another release of the node, or a release of a fork
 * or library.
 */
const allowedPrefixes = new Set([
  ...otherReleases,
  ...forks.flatMap(({ releases }) => releases),
  ...libraries.flatMap(({ name, releases }) => releases.map((release) => `${name}@${release}`)),
]);

function isSource(source: unknown): boolean {
  if (typeof source !== 'string') return false;
  const parts = /^(?:([^:]+):)?([\w.-]+(?:\/[\w.-]+)*)#L(\d+)(?:-L(\d+))?$/.exec(source);
  if (parts === null) return false;
  const [, origin, , first = '', last = first] = parts;
  return (origin === undefined || allowedPrefixes.has(origin)) && Number(first) <= Number(last);
}

/**
 * Returns whether a value is a non-empty list of well-formed sources; "advice" counts if allowed.
 */
function areSources(sources: unknown, adviceAllowed = false): boolean {
  if (!Array.isArray(sources) || sources.length === 0) return false;
  return sources.every((source) => isSource(source) || (adviceAllowed && source === 'advice'));
}

interface Statement {
  readonly location: string;
  readonly hasSource: boolean;
}

const statement = (location: string, value: unknown, key = 'x-source'): Statement => ({
  location,
  hasSource: isObject(value) && areSources(value[key]),
});

const asList = (value: unknown): readonly Json[] => (Array.isArray(value) ? value : []);

function statementsInSchema(location: string, schema: unknown): Statement[] {
  if (!isObject(schema)) return [];
  const own = 'default' in schema || 'x-default' in schema ? [statement(location, schema)] : [];
  const fields = { ...(schema['properties'] as Json), ...(schema['patternProperties'] as Json) };
  return [
    ...own,
    ...Object.entries(fields).flatMap(([name, field]) => [
      statement(`${location}.${name}`, field),
      ...statementsInSchema(`${location}.${name}`, field).filter(
        ({ location: inner }) => inner !== `${location}.${name}`,
      ),
    ]),
    ...['oneOf', 'allOf'].flatMap((key) =>
      asList(schema[key]).flatMap((part, index) =>
        statementsInSchema(`${location}(${index})`, part),
      ),
    ),
    ...(Array.isArray(schema['items']) ? asList(schema['items']) : [schema['items']]).flatMap(
      (item) => statementsInSchema(`${location}[]`, item),
    ),
  ];
}

/** Lists the statements in a parameter, whose sources also cover its default. */
function statementsInParameter(location: string, parameter: Json): Statement[] {
  const schema = { ...(parameter['schema'] as Json), 'x-source': parameter['x-source'] };
  return [statement(location, parameter), ...statementsInSchema(location, schema)];
}

function statementsInMethod(method: Json & { readonly name: string }): Statement[] {
  const result = method['result'] as Json;
  const when = (method['x-errors-when'] ?? {}) as Json;
  const codes = asList(method['errors']).map(({ $ref }) => {
    const name = String($ref).split('/').at(-1) ?? '';
    return String((document.components.errors[name] as Json)['code']);
  });
  return [
    statement('method', method),
    statement('tier', method, 'x-tier-source'),
    ...asList(method['params']).flatMap((param) =>
      statementsInParameter(`param ${param['name']}`, param),
    ),
    {
      location: 'result',
      hasSource:
        areSources(result['x-source']) ||
        areSources((result['schema'] as Json)['x-source']) ||
        '$ref' in (result['schema'] as Json),
    },
    ...statementsInSchema('result', result['schema']),
    ...asList(method['x-limits']).map((limit, index) => statement(`limit ${index + 1}`, limit)),
    ...('x-commitment' in method ? [statement('commitment', method['x-commitment'])] : []),
    ...('x-requires' in method ? [statement('requires', method, 'x-requires-source')] : []),
    ...('x-removed-in' in method ? [statement('removed', method, 'x-removed-in-source')] : []),
    ...[...new Set([...codes, ...Object.keys(when)])].map((code) => ({
      location: `error ${code}`,
      hasSource: codes.includes(code) && statement('', when[code]).hasSource,
    })),
    ...asList(method['x-notes']).map((note) => ({
      location: `note ${String(note['text']).slice(0, 40)}`,
      hasSource: areSources(note['x-source'], true),
    })),
  ];
}

const locationsWithoutSource = (statements: readonly Statement[]) =>
  statements.filter(({ hasSource }) => !hasSource).map(({ location }) => location);

describe('every statement has a source in', () => {
  const counts: string[] = [];
  afterAll(() => {
    console.log(`Statements with a source\n${counts.join('\n')}`);
  });

  it.each(document.methods)('the method $name', (method) => {
    const statements = statementsInMethod(method);
    counts.push(`${method.name.padEnd(36)} ${statements.length}`);
    expect(locationsWithoutSource(statements)).toEqual([]);
    expect(statements.length).toBeGreaterThan(4);
  });

  it.each(Object.entries(document.components.schemas))('the component %s', (name, schema) => {
    expect(
      locationsWithoutSource([statement(name, schema), ...statementsInSchema(name, schema)]),
    ).toEqual([]);
  });

  it.each(['x-request-options', 'x-storage-failures'])('the list %s', (name) => {
    expect(
      locationsWithoutSource(
        asList(document[name]).map((each, index) => statement(`${index}`, each)),
      ),
    ).toEqual([]);
  });

  it.each(Object.entries(document['x-shared']))('the section %s', (name, section) => {
    const parts = [...asList(section['rows']), ...asList(section['notes'])];
    expect(parts.length).toBeGreaterThan(0);
    const unsourced = parts.filter((part) => !areSources(part['x-source'], true));
    expect(unsourced.map((part) => JSON.stringify(part))).toEqual([]);
    for (const { cells } of asList(section['rows'])) {
      expect(cells).toHaveLength((section['columns'] as readonly string[]).length);
    }
    expect(shownSections).toContain(name);
  });

  it('the part about transport', () => {
    const transport = document['x-transport'] as Json;
    const all = [transport, ...asList(transport['notes']), ...asList(transport['paths'])];
    expect(locationsWithoutSource(all.map((each, index) => statement(`${index}`, each)))).toEqual(
      [],
    );
  });

  it.each(Object.entries(document['x-errors']))('the error %s', (_code, error) => {
    expect(areSources(error['source'])).toBe(true);
  });
});

it.each(Object.entries(document['x-errors']))(
  'the error %s has a meaning, a cause, a fix and advice on retrying',
  (_code, { meaning, cause, fix, retry }) => {
    for (const text of [meaning, cause, fix, (retry as Json)['how']]) {
      expect(text).toEqual(expect.stringMatching(/^\S.{3}/));
    }
    expect(['no', 'after fixing', 'same request', 'another node']).toContain(
      (retry as Json)['retry'],
    );
  },
);

describe('a source', () => {
  it.each([
    ['rpc/src/rpc.rs#L7', true],
    ['rpc/src/rpc.rs#L7-L9', true],
    ['v4.0.0:rpc/src/rpc.rs#L7', true],
    ['rpc/src/rpc.rs', false],
    ['rpc/src/rpc.rs#L9-L7', false],
    ['v9.9.9:rpc/src/rpc.rs#L7', false],
    ['https://example.com/rpc.rs#L7', false],
    ['memory', false],
  ])('%s is valid: %s', (source, expected) => {
    expect(isSource(source)).toBe(expected);
  });
});
