import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { normalizePath } from '../../src/shared/normalizePath';
import { preferredMarkdown } from '../../src/shared/preferredMarkdown';
import type { HostRules } from './hostRules';
import { startServer, type RunningServer } from './startServer';

const body = 'body '.repeat(1000);
let publish: string;
let site: RunningServer;
let prefixed: RunningServer;

interface Answer {
  status: number | undefined;
  headers: IncomingMessage['headers'];
  text: string;
}

/** Sends a request without fetch(), which would normalise the path and decode the body. */
function get(
  origin: string,
  path: string,
  options: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    httpRequest({ hostname, port, path, ...options }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => {
        resolve({ status: response.statusCode, headers: response.headers, text });
      });
    })
      .on('error', reject)
      .end();
  });
}

beforeAll(async () => {
  publish = await mkdtemp(join(tmpdir(), 'serve-'));
  await mkdir(join(publish, 'b'));
  const pages = ['index.html', 'a.html', 'b/index.html', '404.html', 'ü.html'];
  for (const file of [...pages, 'x-0123.js', 'index.md', 'a.md']) {
    await writeFile(join(publish, file), `${file} ${body}`);
  }
  await writeFile(join(publish, '_headers'), body);
  await writeFile(join(publish, '.env'), body);
  await symlink('/etc/hostname', join(publish, 'linked.txt'));
  await symlink('/etc', join(publish, 'folder'));
  const rules = (prefix: string): HostRules => ({
    publish,
    prettyUrls: true,
    redirects: [
      { from: '/old/*', to: '/a' },
      { from: '/part', to: '/a#rows' },
      { from: '/away', to: 'https://a.example/#b' },
    ],
    headers: [{ for: '/*.js', forRegExp: /^\/.*\.js$/, values: { 'Cache-Control': 'immutable' } }],
    edgeFunctions: [
      {
        pattern: /^\/(.*\.html|(.*\/)?index)\/?$/,
        run: ({ url }) => {
          const { pathname, search } = new URL(url);
          const location = `${normalizePath(pathname, prefix, 'never')}${search}`;
          return new Response(null, { status: 301, headers: { location } });
        },
      },
      {
        pattern: /^\/.*$/,
        run: ({ url, headers }) => {
          const { pathname } = new URL(url);
          const path = preferredMarkdown(pathname, headers.get('accept'), prefix);
          return path === undefined ? undefined : new URL(path, url);
        },
      },
    ],
  });
  site = await startServer(rules(''), '');
  prefixed = await startServer(rules('/docs'), '/docs');
});

afterAll(async () => {
  await site.close();
  await prefixed.close();
  await rm(publish, { recursive: true });
});

test.each([
  ['/', 200, 'index.html'],
  ['/a', 200, 'a.html'],
  ['/a?q=1', 200, 'a.html'],
  ['/b/', 200, 'b/index.html'],
  ['/%C3%BC', 200, 'ü.html'],
  ['/nowhere', 404, '404.html'],
  ['/_headers', 404, '404.html'],
  ['/.env', 404, '404.html'],
  ['/linked.txt', 404, '404.html'],
  ['/folder/hostname', 404, '404.html'],
  ['//regions/', 404, '404.html'],
  ['//a', 404, '404.html'],
  ['/\\a/', 404, '404.html'],
  ['/%5Ca/', 404, '404.html'],
  ['http://other.example/a', 200, 'a.html'],
  [`/${'a'.repeat(300)}`, 404, '404.html'],
  ['/../../etc/passwd', 404, '404.html'],
  ['/..%2f..%2fetc/passwd', 404, '404.html'],
  ['/%E0%A4%A', 400, 'Malformed'],
])('answers %s with %i', async (path, status, start) => {
  const answer = await get(site.origin, path);
  expect(answer.status).toBe(status);
  expect(answer.text.startsWith(start)).toBe(true);
});

test.each([
  ['/a/', '/a'],
  ['/a/?q=1', '/a?q=1'],
  ['/b', '/b/'],
  ['/a.html?q=1', '/a?q=1'],
  ['/b/index.html', '/b'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/b/index', '/b'],
  ['/a.html/', '/a'],
  ['/index.html/', '/'],
  ['/index/', '/'],
  ['/b/index.html/?q=1', '/b?q=1'],
  ['/old/x', '/a'],
  ['/part?q=1', '/a?q=1#rows'],
  ['/away', 'https://a.example/#b'],
])('redirects %s to %s', async (path, location) => {
  const answer = await get(site.origin, path);
  expect([answer.status, answer.headers.location]).toEqual([301, location]);
});

test.each([
  ['/docs/', 200, undefined],
  ['/docs/a', 200, undefined],
  ['/docs', 200, undefined],
  ['/docs/a/', 301, '/docs/a'],
  ['/docs/index.html', 301, '/docs/'],
  ['/docs/nowhere', 404, undefined],
  ['/a', 404, undefined],
  ['/docsa', 404, undefined],
])('with a prefix, answers %s with %i', async (path, status, location) => {
  const answer = await get(prefixed.origin, path);
  expect([answer.status, answer.headers.location]).toEqual([status, location]);
});

test.each([
  ['/a', 'public, max-age=0, must-revalidate'],
  ['/y-0123.js', 'public, max-age=0, must-revalidate'],
  ['/x-0123.js', 'immutable'],
])('sends %s with Cache-Control: %s', async (path, policy) => {
  expect((await get(site.origin, path)).headers['cache-control']).toBe(policy);
});

test.each(['a b', '', 'x@y', 'h:99999', '[', 'a/../b'])(
  'the Host header "%s" changes nothing',
  async (host) => {
    expect((await get(site.origin, '/a', { headers: { host } })).status).toBe(200);
    const { status, headers } = await get(site.origin, '/a.html', { headers: { host } });
    expect([status, headers.location]).toEqual([301, '/a']);
  },
);

const length = 'a.html '.length + body.length;

test.each([
  [{ 'if-none-match': 'ETAG' }, 304, 0],
  [{ 'if-none-match': '"x", W/ETAG' }, 304, 0],
  [{ 'if-none-match': '*' }, 304, 0],
  [{ 'if-none-match': '"x"' }, 200, length],
  [{ 'if-match': '"x"' }, 412, 0],
  [{ 'if-match': 'W/ETAG' }, 412, 0],
  [{ 'if-match': 'ETAG' }, 200, length],
  [{ range: 'bytes=0-3' }, 206, 4],
  [{ range: 'bytes=-4' }, 206, 4],
  [{ range: `bytes=${length - 2}-` }, 206, 2],
  [{ range: 'bytes=0-999999' }, 206, length],
  [{ range: 'bytes=999999-' }, 416, 0],
  [{ range: 'bytes=-0' }, 416, 0],
  [{ range: 'bytes=5-2' }, 200, length],
  [{ range: 'bytes=0-1,3-4' }, 200, length],
  [{ range: 'items=0-1' }, 200, length],
  [{ range: 'bytes=-' }, 200, length],
  [{ range: 'bytes=0-3', 'if-range': 'ETAG' }, 206, 4],
  [{ range: 'bytes=0-3', 'if-range': '"x"' }, 200, length],
  [{ range: 'bytes=0-3', 'accept-encoding': 'gzip' }, 206, 4],
])('a request with the headers %j gets the status %i', async (conditions, status, size) => {
  const { headers: pageHeaders } = await get(site.origin, '/a');
  const headers = Object.fromEntries(
    Object.entries(conditions).map(([name, value]) => [
      name,
      value.replace('ETAG', String(pageHeaders.etag)),
    ]),
  );
  const answer = await get(site.origin, '/a', { headers });
  expect([answer.status, answer.text.length]).toEqual([status, size]);
  if (status === 206) expect(answer.headers['content-range']).toMatch(/^bytes \d+-\d+\/5007$/);
  if (status === 416) expect(answer.headers['content-range']).toBe(`bytes */${length}`);
});

test('a missing page has status 404, even for a range or conditional request', async () => {
  const { headers } = await get(site.origin, '/nowhere');
  for (const conditions of [
    { range: 'bytes=0-3' },
    { 'if-none-match': String(headers.etag) },
    { 'if-match': '"x"' },
  ]) {
    expect((await get(site.origin, '/nowhere', { headers: conditions })).status).toBe(404);
  }
});

test('by default, only this machine can connect', async () => {
  const server = createServer().listen(Number(new URL(site.origin).port), '127.0.0.2');
  await once(server, 'listening');
  server.close();
});

test.each(['gzip', 'br'])('text is compressed with %s', async (encoding) => {
  const { headers, text } = await get(site.origin, '/a', {
    headers: { 'accept-encoding': encoding },
  });
  expect(headers['content-encoding']).toBe(encoding);
  expect(text.length).toBeLessThan(body.length / 2);
});

test('answers HEAD without a body, and rejects other methods', async () => {
  const head = await get(site.origin, '/a', { method: 'HEAD' });
  expect([head.status, head.text]).toEqual([200, '']);
  expect((await get(site.origin, '/a', { method: 'POST' })).status).toBe(405);
});

test.each([
  ['', '/', 'text/markdown', 'index.md'],
  ['', '/a', 'text/markdown, text/html', 'a.md'],
  ['', '/a/', 'text/markdown', 'a.md'],
  ['', '/a', 'text/html, text/markdown;q=0.5', 'a.html'],
  ['', '/a', '*/*', 'a.html'],
  ['', '/x-0123.js', 'text/markdown', 'x-0123.js'],
  ['/docs', '/docs/a', 'text/markdown', 'a.md'],
])('with the prefix "%s", answers %s for %s with %s', async (prefix, path, accept, start) => {
  const { origin } = prefix === '' ? site : prefixed;
  const answer = await get(origin, path, { headers: { accept } });
  expect([answer.status, answer.text.startsWith(`${start} `)]).toEqual([200, true]);
  if (start.endsWith('.md')) expect(answer.headers['content-type']).toMatch(/^text\/markdown;/);
});
