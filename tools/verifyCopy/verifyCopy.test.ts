import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { hashFiles } from '../../src/gatsby/output/buildManifest';
import type { BuildManifest } from '../../src/shared/buildManifest';
import { startServer } from '../serve/startServer';
import { verifyFolder, verifySite } from './verifyCopy';

let folder: string;
let manifest: BuildManifest;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verify-'));
  await mkdir(join(folder, 'a'));
  const files = ['index.html', '404.html', 'a.html', 'a/b.html', 'app-1.js', '_headers', 'c.json'];
  for (const file of files) await writeFile(join(folder, file), `text of ${file}`);
  manifest = { commit: 'abc', modified: false, files: await hashFiles(folder) };
});

afterAll(() => rm(folder, { recursive: true }));

const headers = [{ for: '/*', forRegExp: /^\//, values: { 'X-Frame-Options': 'DENY' } }];

async function verifyServed(sent: typeof headers): Promise<string[]> {
  const rules = { publish: folder, prettyUrls: true, redirects: [], edgeFunctions: [] };
  const server = await startServer({ ...rules, headers: sent }, '');
  const site = { url: server.origin, prefix: '', trailingSlash: 'never' as const, headers };
  const differences = await verifySite(site, manifest);
  await server.close();
  return differences;
}

test('finds no difference in an exact copy', async () => {
  for (const name of [folder, `${folder}/`, relative('', folder)]) {
    expect(await verifyFolder(name, manifest)).toEqual([]);
  }
  expect(await verifyServed(headers)).toEqual([]);
});

test('reports every header that is missing', async () => {
  const differences = await verifyServed([]);
  expect(differences).toContain('/a: x-frame-options is missing');
  expect(differences).toHaveLength(6);
});

test('names the address that does not answer', async () => {
  const site = { url: 'http://localhost:1', prefix: '', trailingSlash: 'never' as const, headers };
  await expect(verifySite(site, manifest)).rejects.toThrow(
    /^http:\/\/localhost:1\/.* does not answer/,
  );
});

test('reports files that were changed, removed or added', async () => {
  await writeFile(join(folder, 'a.html'), 'changed');
  await rm(join(folder, 'a/b.html'));
  await writeFile(join(folder, 'new.js'), '');
  expect(await verifyFolder(folder, manifest)).toEqual([
    '/a.html: different',
    '/a/b.html: missing',
    '/new.js: not part of the build',
  ]);
  expect(await verifyServed(headers)).toEqual(['/a/b: status 404 instead of 200', '/a: different']);
});
