import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { IncomingMessage, ServerResponse } from 'node:http';
import { connect, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { createHandler } from './createHandler';
import { readHostRules, type HostRules } from './hostRules';
import { startServer } from './startServer';
import { projectRoot } from '../copyProject';

const secret = 'not published';
let parent: string;
let rules: HostRules;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'fuzz-'));
  const publish = await mkdtemp(join(parent, 'public-'));
  for (const file of ['index.html', 'a.html', '404.html', 'x.js', 'ü.html']) {
    await writeFile(join(publish, file), file.repeat(300));
  }
  await writeFile(join(parent, 'secret.txt'), secret);
  await writeFile(join(publish, '_headers'), secret);
  await writeFile(join(publish, '.secret'), secret);
  await symlink('../secret.txt', join(publish, 'link.txt'));
  rules = { ...(await readHostRules(projectRoot)), publish };
});

afterAll(() => rm(parent, { recursive: true }));

const part = fc.oneof(
  fc.constantFrom('/', '//', '\\', '.', '..', '%2e%2e', '%2f', '%5c', '%00', '%', '%E0%A4%A'),
  fc.constantFrom('a', 'x.js', 'secret.txt', 'link.txt', '_headers', '.secret', '404', 'ü'),
  fc.constantFrom('.html', 'index', 'index.html', '?', '#', '@host.example', ':80', ';', '%0d%0a'),
  fc.string({ maxLength: 8, unit: 'binary' }),
);
const target = fc.oneof(
  fc.array(part, { maxLength: 8 }).map((parts) => `/${parts.join('')}`),
  fc.array(part, { maxLength: 8 }).map((parts) => parts.join('')),
  fc.constantFrom('', '*', 'http://', 'http://h', 'https://h/a', '/', '/a', '/x.js', '/a.html'),
  fc.constantFrom('/', 'a', '/index', '.html').map((text) => `/${text.repeat(300)}`),
);
const value = fc.oneof(
  fc.constantFrom(
    'bytes=0-3',
    'bytes=9-1',
    'bytes=-',
    'bytes=99999999999999999999-',
    '*',
    'W/"',
    '',
  ),
  fc.constantFrom('gzip', 'br;q=x', 'gzip;q=0, *', 'a b', 'x@y', 'h:99999', '[::1', ';;,,=', '"'),
  fc.string({ maxLength: 20 }),
);
const headerNames = ['host', 'range', 'if-range', 'if-match', 'if-none-match', 'accept-encoding'];
const range = fc.constantFrom('bytes=0-3', 'bytes=-9', 'bytes=999999-', 'bytes=1-0');
const headers = fc.oneof(
  fc.record({ range }),
  fc.dictionary(fc.constantFrom(...headerNames), value),
);
const method = fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS', 'PROPFIND');

async function answerTo(
  handler: ReturnType<typeof createHandler>,
  request: { method: string; url: string; headers: Record<string, string> },
): Promise<{ status: number; location: string; body: string }> {
  const message = Object.assign(new IncomingMessage(new Socket()), request);
  const response = new ServerResponse(message);
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve) => {
    response.end = (chunk?: unknown) => {
      if (chunk !== undefined) chunks.push(Buffer.from(chunk as Buffer));
      resolve();
      return response;
    };
  });
  handler(message, response);
  await ended;
  return {
    status: response.statusCode,
    location: String(response.getHeader('location') ?? ''),
    body: Buffer.concat(chunks).toString(),
  };
}

const statuses = new Set([200, 206, 301, 304, 400, 404, 405, 412, 416]);

test('answers 10,000 unusual requests without sending secrets or redirecting to another site', async () => {
  const handler = createHandler(rules, '');
  const requests = fc.record({ method, url: target, headers });
  const seen = new Set<number>();
  for (const request of fc.sample(requests, { numRuns: 10_000, seed: 20261128 })) {
    const { status, location, body } = await answerTo(handler, request);
    const problems = [
      ...(statuses.has(status) ? [] : [`status ${status}`]),
      ...(location === '' || /^\/(?![/\\])[\x21-\x7e]*$/.test(location) ? [] : [location]),
      ...(body.includes(secret) ? ['a file that is not published'] : []),
    ];
    if (problems.length > 0) throw new Error(`${JSON.stringify(request)}: ${problems.join()}`);
    seen.add(status);
  }
  expect([...seen].sort()).toEqual([...statuses].sort());
});

test('survives input that is not HTTP', async () => {
  const server = await startServer(rules, '');
  const port = Number(new URL(server.origin).port);
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 40 }).map((array) => Buffer.from(array)),
    fc.tuple(method, target, headers).map(([verb, url, fields]) => {
      const lines = Object.entries(fields).map(([name, text]) => `${name}: ${text}\r\n`);
      return Buffer.from(`${verb} ${url} HTTP/1.1\r\n${lines.join('')}\r\n`);
    }),
    fc
      .constantFrom('CONNECT h:1 HTTP/1.1\r\nhost: h\r\n\r\n', 'GET / HTTP/9\r\n\r\n')
      .map(Buffer.from),
  );
  const send = (content: Buffer): Promise<void> =>
    new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.end(content));
      socket
        .on('error', () => resolve())
        .on('close', () => resolve())
        .resume();
    });
  await Promise.all(fc.sample(bytes, { numRuns: 200, seed: 20261128 }).map(send));
  const response = await fetch(`${server.origin}/a`);
  expect([response.status, await response.text()]).toEqual([200, 'a.html'.repeat(300)]);
  await server.close();
});
