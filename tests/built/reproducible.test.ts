import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { hashFiles } from '../../src/gatsby/output/buildManifest';
import { buildManifestPath, type BuildManifest } from '../../src/shared/buildManifest';
import { projectRoot } from '../../tools/copyProject';
import { readSite } from '../support/builtSite';

const site = readSite();
const read = (file: string): string => readFileSync(join(site.folder, file), 'utf8');
const texts = [...site.files].filter((file) => /\.(?:css|html|js|json|md|txt|xml)$/.test(file));

test('no text file contains the path of the project or the name of the build machine', () => {
  const traces = [projectRoot, hostname()].filter((trace) => trace.length > 4);
  const found = texts.flatMap((file) => {
    const text = read(file);
    return traces.filter((trace) => text.includes(trace)).map((trace) => `${file}: ${trace}`);
  });
  expect(found).toEqual([]);
});

test('the page context is empty, because ids of nodes in it would depend on the folder', () => {
  const contexts = texts
    .filter((file) => file.endsWith('/page-data.json'))
    .map((file) => JSON.parse(read(file)) as { result: { pageContext: unknown } })
    .map(({ result }) => JSON.stringify(result.pageContext));
  expect([...new Set(contexts)]).toEqual(['{}']);
});

test('the build manifest lists the hash of every other published file, and security.txt is published if and only if the manifest names a commit', async () => {
  const manifest = JSON.parse(read(buildManifestPath)) as BuildManifest;
  expect(manifest.files).toEqual(await hashFiles(site.folder));
  expect(site.files.has('/.well-known/security.txt')).toBe(manifest.commit !== null);
});
