import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { followBuilds } from './followBuilds';
import { listen, type RunningServer } from './startServer';

let root: string;
let server: RunningServer;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'builds-'));
  await writeFile(join(root, 'netlify.toml'), '[build]\npublish = "public"\n');
  await mkdir(join(root, 'public'));
  await build('first');
  server = await listen(await followBuilds(root, ''), 0);
});

afterEach(async () => {
  await server.close();
  await rm(root, { recursive: true });
});

let builds = 0;

async function build(name: string, headers = `/*\n  X-Build: ${name}\n`): Promise<void> {
  await writeFile(join(root, 'public/index.html'), name);
  await writeFile(join(root, 'public/_headers'), headers);
  builds += 1;
  await utimes(join(root, 'public/_headers'), builds, builds);
}

async function visit(): Promise<[header: string | null, text: string]> {
  const response = await fetch(server.origin);
  return [response.headers.get('x-build'), await response.text()];
}

test('pages are sent with the headers of their own build', async () => {
  expect(await visit()).toEqual(['first', 'first']);
  await build('second');
  expect(await visit()).toEqual(['second', 'second']);
});

test('the last valid rules stay in force if the new ones cannot be parsed', async () => {
  await build('second', '  X-Build: second\n');
  expect(await visit()).toEqual(['first', 'second']);
  await build('third');
  expect(await visit()).toEqual(['third', 'third']);
});
