import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { normalizePath } from '../../src/shared/normalizePath';
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

/** Not fetch(), which would normalize the path and decode the body. */
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
  for (const file of ['index.html', 'a.html', 'b/index.html', '404.html', 'x-0123.js', 'ü.html']) {
    await writeFile(join(publish, file), `${file} ${body}`);
  }
  const rules = (prefix: string): HostRules => ({
    publish,
    prettyUrls: true,
    redirects: [{ from: '/old/*', to: '/a' }],
    headers: [{ forRegExp: /^\/.*\.js$/, values: { 'Cache-Control': 'immutable' } }],
    edgeFunctions: [
      {
        pattern: /^\/(.*\.html|(.*\/)?index)$/,
        run: ({ url }) => {
          const { pathname, search } = new URL(url);
          const location = `${normalizePath(pathname, prefix, 'never')}${search}`;
          return new Response(null, { status: 301, headers: { location } });
        },
      },
    ],
  });
  site = await startServer(rules(''), { prefix: '', port: 0 });
  prefixed = await startServer(rules('/docs'), { prefix: '/docs', port: 0 });
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
  ['/a.html/', 404, '404.html'],
  [`/${'a'.repeat(300)}`, 404, '404.html'],
  ['/../../etc/passwd', 404, '404.html'],
  ['/..%2f..%2fetc/passwd', 404, '404.html'],
  ['/%E0%A4%A', 400, 'Malformed'],
])('%s is answered with %i', async (path, status, start) => {
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
  ['/old/x', '/a'],
])('%s is redirected to %s', async (path, location) => {
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
])('under a prefix %s is answered with %i', async (path, status, location) => {
  const answer = await get(prefixed.origin, path);
  expect([answer.status, answer.headers.location]).toEqual([status, location]);
});

test('pages are revalidated, hashed files are not', async () => {
  const page = await get(site.origin, '/a');
  expect(page.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  const script = await get(site.origin, '/x-0123.js');
  expect(script.headers['cache-control']).toBe('immutable');
});

test('an unchanged page is answered with 304', async () => {
  const { headers } = await get(site.origin, '/a');
  const again = await get(site.origin, '/a', {
    headers: { 'if-none-match': String(headers.etag) },
  });
  expect([again.status, again.text]).toEqual([304, '']);
});

test.each(['gzip', 'br'])('text is compressed with %s', async (encoding) => {
  const { headers, text } = await get(site.origin, '/a', {
    headers: { 'accept-encoding': encoding },
  });
  expect(headers['content-encoding']).toBe(encoding);
  expect(text.length).toBeLessThan(body.length / 2);
});

test('HEAD is answered without a body, other methods are rejected', async () => {
  const head = await get(site.origin, '/a', { method: 'HEAD' });
  expect([head.status, head.text]).toEqual([200, '']);
  expect((await get(site.origin, '/a', { method: 'POST' })).status).toBe(405);
});
