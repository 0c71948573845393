import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { addToDiff, mentionsOf, uncommittedFiles } from './git';

let root = '';

const git = (...args: string[]): string => {
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
  return spawnSync('git', [...author, ...args], { cwd: root, encoding: 'utf8' }).stdout;
};

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'git-'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

function commit(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) write(file, text);
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'A');
}

test('finds changed and new files, even with spaces and umlauts in their names', () => {
  commit({ 'a.md': 'a', 'b ü.md': 'b', 'c.md': 'c' });
  write('b ü.md', 'changed');
  write('new/d.md', 'd');
  write('other.md', 'not asked for');
  expect(uncommittedFiles(root, ['a.md', 'b ü.md', 'c.md', 'new/d.md'])).toEqual([
    'b ü.md',
    'new/d.md',
  ]);
});

test('finds uncommitted files of a project in a subfolder of its repository', () => {
  commit({ 'docs/a.md': 'a', 'docs/b.md': 'b' });
  write('docs/a.md', 'changed');
  expect(uncommittedFiles(join(root, 'docs'), ['a.md', 'b.md'])).toEqual(['a.md']);
});

test('outside a repository, finds no uncommitted files and no lines that name a page', () => {
  write('a.md', '/a');
  expect(uncommittedFiles(root, ['a.md'])).toEqual([]);
  expect(mentionsOf(root, 'content/current/a.mdx', 'content/current')).toEqual([]);
});

test('the diff shows a new file', () => {
  commit({ 'a.md': 'a' });
  write('b.md', 'b');
  addToDiff(root, 'b.md');
  expect(git('diff', '--name-only')).toBe('b.md\n');
});

describe('the lines that name a page', () => {
  const mentions = (text: string, file = 'content/current/a/{network}_b.mdx'): string[] => {
    commit({ 'docs/x.md': text, 'content/y.mdx': text, 'CHANGELOG.md': text });
    return mentionsOf(root, file, 'content/current');
  };

  it.each([
    'See /a/{network}_b.',
    "path: '/a/{network}_b',",
    '/a/{network}_b#c',
    'content/current/a/{network}_b.mdx',
    'https://docs.example/a/{network}_b.md and more',
    '/a/{network}_b.html',
  ])('include %j', (line) => {
    expect(mentions(`A\n${line}\n`)).toEqual([`docs/x.md:2:${line}`]);
  });

  it.each(['/a/{network}_b2', '/a/{network}_b-c', '/a/{network}_b/c', '/a/xnetwork}_b', '/a/b'])(
    'do not include %j',
    (line) => {
      expect(mentions(`${line}\n`)).toEqual([]);
    },
  );

  it("include those with the address or the file of a folder's index page", () => {
    expect(mentions('/a\n/a/index.mdx\n/a/b\n', 'content/current/a/index.mdx')).toEqual([
      'docs/x.md:1:/a',
      'docs/x.md:2:/a/index.mdx',
    ]);
  });

  it('are shortened if they have more than 160 characters', () => {
    const [line = ''] = mentions(`/a/{network}_b ${'x'.repeat(200)}\n`);
    expect([line.length, line.slice(-2)]).toEqual([158, 'x…']);
  });
});
