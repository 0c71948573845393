import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashFiles } from '../../src/gatsby/output/buildManifest';
import { projectRoot } from '../../tools/copyProject';
import { requireProgram } from './requirements';

jest.setTimeout(1_200_000);

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Builds the last commit in a new folder; returns the hashes of the published files. */
function build(inside: string, umask: string, env: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'reproducible-'));
  folders.push(folder);
  const root = join(folder, inside);
  execFileSync(requireProgram('git'), ['clone', '--quiet', projectRoot, root]);
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
  const { status, stdout, stderr } = spawnSync('sh', ['-c', `umask ${umask} && npm run build`], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(stdout + stderr);
  return hashFiles(join(root, 'public'));
}

test('a commit is built to the same bytes whatever the folder, zone, language, user and umask', async () => {
  const first = await build('a', '022', { TZ: 'UTC', LANG: 'C.UTF-8', USER: 'first' });
  const second = await build('another/folder with a space', '077', {
    TZ: 'Asia/Kathmandu',
    LANG: 'tr_TR.UTF-8',
    LC_ALL: 'tr_TR.UTF-8',
    USER: 'second',
    HOME: tmpdir(),
    NETLIFY: 'true',
    CI: 'true',
  });
  expect(Object.keys(first).length).toBeGreaterThan(300);
  expect(second).toEqual(first);
});

test('the build works without a network', () => {
  if (!existsSync('/proc/self/ns/net')) throw new Error('This test needs Linux.');
  const isolated = ['--map-root-user', '--net', 'sh', '-c', 'npm run build'];
  const { status, stdout, stderr } = spawnSync(requireProgram('unshare'), isolated, {
    cwd: projectRoot,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  expect({ status, output: status === 0 ? '' : stdout + stderr }).toEqual({
    status: 0,
    output: '',
  });
});
