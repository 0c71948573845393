import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lastModified } from './lastModified';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'last-modified-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function git(cwd: string, date: string, ...args: string[]): void {
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  const identity = ['-c', 'user.name=a', '-c', 'user.email=a@b.example'];
  execFileSync('git', [...identity, ...args], { cwd, env, stdio: 'ignore' });
}

function commit(date: string, files: readonly string[]): void {
  const site = join(folder, 'site');
  mkdirSync(join(site, 'content'), { recursive: true });
  for (const file of files) writeFileSync(join(site, file), date);
  git(site, date, 'init', '--quiet');
  git(site, date, 'add', '.');
  git(site, date, 'commit', '--quiet', '--message', 'Change');
}

test('returns the day in UTC of the last commit to each file, except for files changed since', () => {
  const site = join(folder, 'site');
  commit('2026-01-02T03:00:00+00:00', ['content/a é.mdx', 'content/b.mdx', 'content/c.mdx']);
  commit('2026-03-01T00:30:00+05:00', ['content/b.mdx', 'other.mdx']);
  writeFileSync(join(site, 'content/c.mdx'), 'changed');
  expect(Object.fromEntries(lastModified(site, 'content'))).toEqual({
    'content/a é.mdx': '2026-01-02',
    'content/b.mdx': '2026-02-28',
  });
});

test('returns no date from a shallow clone or outside a repository', () => {
  const site = join(folder, 'site');
  commit('2026-01-02T03:00:00Z', ['content/a.mdx']);
  commit('2026-01-03T03:00:00Z', ['content/a.mdx']);
  git(folder, '', 'clone', '--quiet', '--depth', '1', `file://${site}`, 'shallow');
  expect(lastModified(join(folder, 'shallow'), 'content').size).toBe(0);
  expect(lastModified(folder, '.').size).toBe(0);
});
