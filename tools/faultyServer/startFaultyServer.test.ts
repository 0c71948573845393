import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFaultyServer, type FaultyServer } from './startFaultyServer';

const text = 'text '.repeat(1000);
let publish: string;
let server: FaultyServer;

beforeAll(async () => {
  publish = await mkdtemp(join(tmpdir(), 'faults-'));
  await writeFile(join(publish, 'a.txt'), text);
  const rules = { publish, prettyUrls: true, redirects: [], headers: [], edgeFunctions: [] };
  server = await startFaultyServer(rules, '');
});

afterEach(() => server.heal());

afterAll(async () => {
  await server.close();
  await rm(publish, { recursive: true });
});

const get = async (path = '/a.txt') => {
  const response = await fetch(`${server.origin}${path}`);
  return { status: response.status, text: await response.text() };
};

test.each([
  ['missing', 404, 'Not found'],
  ['error', 500, 'Internal server error'],
  ['page', 200, '<!doctype html>'],
] as const)('the fault "%s" answers with %i', async (kind, status, start) => {
  server.fail({ path: /a\.txt/, kind });
  const answer = await get();
  expect(answer.status).toBe(status);
  expect(answer.text.startsWith(start)).toBe(true);
});

test('the fault "halved" answers with half of the file and status 200', async () => {
  server.fail({ path: /a\.txt/, kind: 'halved' });
  expect(await get()).toEqual({ status: 200, text: text.slice(0, text.length / 2) });
});

test.each(['broken', 'offline'] as const)('the fault "%s" closes the connection', async (kind) => {
  server.fail({ path: /a\.txt/, kind });
  await expect(get()).rejects.toThrow();
});

test('a slow response arrives when the fault ends', async () => {
  server.fail({ path: /a\.txt/, kind: 'slow' });
  let hasArrived = false;
  const answer = get().then((response) => {
    hasArrived = true;
    return response;
  });
  // A normal response, to show that the slow one would have arrived by now.
  expect((await get('/b')).status).toBe(404);
  expect(hasArrived).toBe(false);
  server.heal();
  expect((await answer).text).toBe(text);
});

test('requests for other paths are answered normally', async () => {
  server.fail({ path: /b/, kind: 'offline' });
  expect(await get()).toEqual({ status: 200, text });
});
