import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compilePage } from '../../content';
import { withPrefix } from '../../site/addresses';
import { readVersion } from './versionContent';

const root = mkdtempSync(join(tmpdir(), 'version-content-'));
afterAll(() => rmSync(root, { recursive: true }));

const page = `---
title: 'Methods'
description: 'What a node answers when it is called, one method after the other.'
---

Download the [document](/openrpc.json).

<RpcMethod name="getFee" />
`;

beforeAll(() => {
  for (const name of ['src', 'node_modules']) {
    symlinkSync(join(__dirname, '../../..', name), join(root, name));
  }
  mkdirSync(join(root, 'static/v1'), { recursive: true });
});

test('reports an unreadable document once, but not where it is shown or linked', () => {
  mkdirSync(join(root, 'content/current/reference'), { recursive: true });
  writeFileSync(join(root, 'content/current/methods.mdx'), page);
  writeFileSync(join(root, 'content/current/reference/openrpc.json'), '{ "openrpc "1.3.2" }');
  const version = { name: 'current', label: 'Next', path: '' };
  const { pages, library, problems } = readVersion(root, version, { publishDrafts: false });
  const pageProblems = [...pages.values()].flatMap(
    ({ source }) => compilePage(source, library).problems,
  );
  const reported = [...problems, ...pageProblems].filter(
    ({ file }) => !file.endsWith('sidebars.yaml'),
  );
  expect(library.fileAddress('/openrpc.json')).toBe(withPrefix('/openrpc.json'));
  expect(reported.map(({ file, message }) => `${file} ${message.split(':')[0]}`)).toEqual([
    expect.stringMatching(/^content\/current\/reference\/openrpc\.json Invalid JSON$/),
  ]);
});

test('compares the pages of an older version only with static files in its own folder', () => {
  mkdirSync(join(root, 'content/v1'));
  for (const name of ['a.svg', 'b.svg']) writeFileSync(join(root, `content/v1/${name}.mdx`), page);
  writeFileSync(join(root, 'static/a.svg'), '');
  writeFileSync(join(root, 'static/v1/b.svg'), '');
  const version = { name: 'v1', label: '1.0', path: 'v1' };
  const { problems } = readVersion(root, version, { publishDrafts: false });
  expect(problems.map(({ message }) => message).filter((text) => /conflicts/.test(text))).toEqual([
    'The address /v1/b.svg conflicts with static/v1/b.svg.',
  ]);
});
