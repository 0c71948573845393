import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashFiles } from '../../src/gatsby/output/buildManifest';
import { buildManifestPath } from '../../src/shared/buildManifest';
import { isBuilt } from './isBuilt';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'built-'));
});

afterEach(() => rm(folder, { recursive: true }));

test('a folder with a build manifest counts as built until its home page is replaced', async () => {
  await writeFile(join(folder, 'index.html'), 'built');
  expect(await isBuilt(folder)).toBe(false);
  const manifest = { files: await hashFiles(folder) };
  await writeFile(join(folder, buildManifestPath), JSON.stringify(manifest));
  expect(await isBuilt(folder)).toBe(true);
  await writeFile(join(folder, 'index.html'), 'in development');
  expect(await isBuilt(folder)).toBe(false);
});

test('an empty folder does not count as built', async () => {
  expect(await isBuilt(folder)).toBe(false);
});
