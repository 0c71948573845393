import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { matchRedirect, type RedirectRule } from '../../../tools/serve/redirects';
import { headerRules, headersText, redirectsText } from './hostFiles';

const versions = [
  { name: 'current', label: 'Next', path: '' },
  { name: 'v1', label: '1.0', path: 'v1' },
] as const;

interface Parsed {
  readonly forRegExp: RegExp;
  readonly values: Record<string, string>;
}

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'host-files-'));
});

afterAll(() => rm(folder, { recursive: true }));

async function parseHeaders(prefix: string): Promise<Parsed[]> {
  const rules = headerRules("default-src 'none'", ['/openapi.json', '/v1/openapi.json'], versions);
  const file = join(folder, '_headers');
  await writeFile(file, headersText(rules, prefix));
  const options = { headersFiles: [file], configHeaders: [], minimal: false };
  const { headers, errors } = await parseAllHeaders({ ...options, netlifyConfigPath: undefined });
  expect(errors).toEqual([]);
  return headers as Parsed[];
}

describe.each(['', '/docs'])('with the prefix "%s"', (prefix) => {
  test.each([
    ['/', undefined, undefined, undefined],
    ['/a', undefined, undefined, undefined],
    ['/page-data/a/page-data.json', undefined, undefined, undefined],
    ['/app-0123.js', 'immutable', undefined, undefined],
    ['/styles.0123.css', 'immutable', undefined, undefined],
    ['/static/0123.woff2', 'immutable', undefined, undefined],
    ['/openapi.json', undefined, '*', undefined],
    ['/a/b.md', undefined, '*', undefined],
    ['/v1/openapi.json', undefined, '*', 'noindex'],
    ['/v1', undefined, undefined, 'noindex'],
  ])('%s is sent with its headers, each once', async (path, cache, origin, robots) => {
    const matching = (await parseHeaders(prefix)).filter(({ forRegExp }) =>
      forRegExp.test(`${prefix}${path}`),
    );
    const headers = matching.flatMap(({ values }) => Object.entries(values));
    const names = headers.map(([name]) => name.toLowerCase());
    expect(names).toEqual([...new Set(names)]);
    const values = Object.fromEntries(headers);
    expect(values['Content-Security-Policy']).toBe("default-src 'none'");
    expect(values['X-Content-Type-Options']).toBe('nosniff');
    expect(values['Cache-Control']).toEqual(cache && expect.stringContaining(cache));
    expect(values['Access-Control-Allow-Origin']).toBe(origin);
    expect(values['X-Robots-Tag']).toBe(robots);
  });

  test('the not-found page answers with status 404, a moved page and its Markdown with 301', async () => {
    const file = join(folder, '_redirects');
    await writeFile(file, redirectsText([{ from: '/old', to: '/a/b' }], prefix));
    const { redirects, errors } = await parseAllRedirects({
      redirectsFiles: [file],
      configRedirects: [],
      minimal: true,
    });
    expect(errors).toEqual([]);
    expect(redirects).toContainEqual(
      expect.objectContaining({ from: `${prefix}/404`, status: 404, force: true }),
    );
    expect(redirects).toContainEqual(
      expect.objectContaining({ from: `${prefix}/old`, to: `${prefix}/a/b`, status: 301 }),
    );
    const rules = redirects as RedirectRule[];
    const answers = ['/old', '/old/', '/old.md', '/older'].map((path) =>
      matchRedirect(`${prefix}${path}`, rules, false),
    );
    expect(answers.map((answer) => (answer?.status === 301 ? answer.to : undefined))).toEqual([
      `${prefix}/a/b`,
      `${prefix}/a/b`,
      `${prefix}/a/b.md`,
      undefined,
    ]);
    const rewrites = (redirects as { status?: number }[]).filter(({ status }) => status === 200);
    expect(rewrites).toHaveLength(prefix === '' ? 0 : 1);
  });
});

test('a single rule makes every path of a preview noindex', () => {
  const rules = headerRules("default-src 'none'", [], versions, true);
  const hidden = rules.filter(([, headers]) => headers['X-Robots-Tag'] === 'noindex');
  expect(hidden.map(([path]) => path)).toEqual(['/*']);
});

test('redirects of folders also cover Markdown files and get the prefix, except in URLs of other sites', () => {
  const folders = [
    { from: '/v1/*', to: '/' },
    { from: '/v2/*', to: '/v3/:splat' },
    { from: '/old', to: '/new' },
    { from: '/blog/*', to: 'https://blog.example/:splat' },
  ];
  expect(redirectsText([], '/docs', folders).split('\n').slice(0, 6)).toEqual([
    '/docs/v1/* /docs/ 301',
    '/docs/v1.md /docs/index.md 301',
    '/docs/v2/* /docs/v3/:splat 301',
    '/docs/v2.md /docs/v3.md 301',
    '/docs/old /docs/new 301',
    '/docs/blog/* https://blog.example/:splat 301',
  ]);
});
