import { spawnSync } from 'node:child_process';
import { compilePage } from '../../src/content';
import { asApiDocument, callsOf } from '../../src/content/reference/api/document';
import { sampleRequest } from '../../src/content/reference/api/requestSection';
import { apiCurl } from '../../src/shared/samples/apiCurl';
import { findVariant, variantNames } from '../../src/content/reference/api/variant';
import { schemaLinks } from '../../src/domain/referencePages/apiPages';
import { replaceKnownTokens } from '../../src/content/tokens/tokens';
import { readCurrentVersion } from './rpcPages';

const { pages, library, sidebars } = readCurrentVersion();
const document = asApiDocument(library.documents.get('openapi'));
const calls = callsOf(document);

/** The operations that pages show, such as `createTransaction composed_flow`. */
const expanded = [...pages.values()].flatMap(({ id, source }) =>
  [...source.text.matchAll(/<ApiOperation ([^>]*)\/>/g)].map(([, attributes = '']) => {
    const shown = replaceKnownTokens(attributes, library.tokens, 'code');
    const value = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(shown)?.[1];
    return { page: id, name: [value('id'), value('variant')].filter(Boolean).join(' ') };
  }),
);
const names = expanded.map(({ name }) => name);

describe('the operations of the document', () => {
  it.each(calls.map(({ operation }) => operation))(
    'include $operationId, which is shown exactly once, either whole or as all its variants',
    (operation) => {
      const { operationId: id } = operation;
      const variants = variantNames(document, operation).map((variant) => `${id} ${variant}`);
      const found = names.filter((name) => name.split(' ')[0] === id).sort();
      expect([[id], variants.sort()]).toContainEqual(found);
    },
  );

  it('list invalid_request, the problem that unknown parameters cause', () => {
    const lax = calls.filter(
      ({ operation }) => operation['x-problems']?.includes('invalid_request') !== true,
    );
    expect(lax.map(({ operation }) => operation.operationId)).toEqual([]);
  });

  it('have schemas with a title for each object that a page describes', () => {
    const { schemas } = document.components;
    const objects = Object.keys(schemaLinks).filter((name) => schemas[name]?.type === 'object');
    expect(objects.filter((name) => schemas[name]?.title === undefined)).toEqual([]);
  });

  it('are on pages of the API sidebar', () => {
    const inSidebar = JSON.stringify(sidebars.apiSidebar);
    for (const { page } of expanded) expect(inSidebar).toContain(`"page":"${page}"`);
  });

  it('link to the page that describes each object', () => {
    const objects = [...pages.values()].flatMap(({ source }) =>
      [...source.text.matchAll(/<ApiObject name="(\w+)"/g)].map(([, name = '']) => ({
        name,
        file: source.file.replace('content/current', ''),
      })),
    );
    expect(new Set(objects.map(({ name }) => name)).size).toBe(objects.length);
    for (const { name, file } of objects) {
      expect(schemaLinks[name]?.split('#')[0]).toBe(file);
    }
  });

  it('are in the overview with their scope and rate limit', () => {
    const { rates } = library.tokens['limits'] as unknown as {
      rates: { group: string; methods: string }[];
    };
    const groupOf = (method: string, path: string) =>
      rates.find(({ methods }) => path.startsWith(methods.replace('All under ', ''))) ??
      rates.find(({ methods }) => methods.split(', ').includes(method));
    const overview = [...pages.values()].find(({ source }) => source.file.endsWith('/api.mdx'));
    const rows = [
      ...(overview?.source.text.matchAll(/^\| \[(\w+)\]\(\S+\) (\| `[A-Z]+ .*) \|$/gm) ?? []),
    ].map(([, name, rest]) => `${name} ${rest}`);
    const expected = calls.map(({ operation, method, path }) => {
      const [{ oauth = [] } = {}] = operation.security;
      const group = groupOf(method, path)?.group ?? '';
      return `${operation.operationId} | \`${method} ${path}\` | \`${oauth.join(', ')}\` | ${group}`;
    });
    expect(rows.sort()).toEqual(expected.sort());
  });

  it('have variants that together list exactly the problems of the operation', () => {
    for (const { operation } of calls) {
      const { operationId: id } = operation;
      const shown = names.filter((name) => name.startsWith(`${id} `));
      if (shown.length === 0) continue;
      const variants = shown.map(
        (name) => findVariant(document, operation, name.split(' ')[1] ?? '').schema['x-problems'],
      );
      const all = new Set(variants.flatMap((problems) => problems ?? []));
      expect([...all].sort()).toEqual([...(operation['x-problems'] ?? [])].sort());
    }
  });

  it.each(calls.map((call) => [call.operation.operationId, call] as const))(
    'have a curl sample that a shell can parse: %s',
    (_, call) => {
      const { status, stderr } = spawnSync('bash', ['-n'], {
        input: apiCurl(sampleRequest(call, undefined)),
        encoding: 'utf8',
      });
      expect([status, stderr]).toEqual([0, '']);
    },
  );
});

it('reports an unknown operation with the file and line of its page', () => {
  const file = 'content/current/institutions/customers/add.mdx';
  const text = `---\ntitle: Add\ndescription: A description of this page which is long enough for the check.\n---\nProse.\n\n<ApiOperation id="addCustomr" />\n`;
  expect(compilePage({ file, text }, library).problems).toMatchObject([
    {
      file,
      line: 7,
      column: 1,
      message: 'reference/openapi.json has no operation "addCustomr".',
      advice: expect.stringContaining('Did you mean "addCustomer"?') as string,
    },
  ]);
});
