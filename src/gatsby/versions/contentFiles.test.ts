import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentFilesOf, unusedFiles } from './contentFiles';

test('a file deleted since the folder was listed counts as missing', () => {
  const root = mkdtempSync(join(tmpdir(), 'files-'));
  try {
    writeFileSync(join(root, 'a.md'), 'Text.');
    const { contentFile } = contentFilesOf(root, ['a.md', 'gone.md']);
    expect(contentFile('a.md')?.toString()).toBe('Text.');
    expect(contentFile('gone.md')).toBeUndefined();
    expect(contentFile('unlisted.md')).toBeUndefined();
  } finally {
    rmSync(root, { recursive: true });
  }
});

test('a file is found if its name on disk has decomposed accents', () => {
  const root = mkdtempSync(join(tmpdir(), 'files-'));
  try {
    writeFileSync(join(root, 'cafe\u0301.md'), 'Text.');
    const { contentFile, contentFiles } = contentFilesOf(root, ['cafe\u0301.md']);
    expect(contentFiles()).toEqual(['caf\u00E9.md']);
    expect(contentFile('caf\u00E9.md')?.toString()).toBe('Text.');
  } finally {
    rmSync(root, { recursive: true });
  }
});

const unusedNames = (files: Readonly<Record<string, string>>, text: string) =>
  unusedFiles(
    {
      contentFile: (file) => Buffer.from(files[file] ?? ''),
      contentFiles: () => Object.keys(files),
    },
    [text],
    [],
  ).map(({ file }) => file);

test.each([
  ['<Video src="./media/clip.mp4" />'],
  ['The last word is clip.mp4.'],
  ['![](clip.mp4#t=1)'],
])('%s names clip.mp4', (text) => {
  expect(unusedNames({ 'media/clip.mp4': '' }, text)).toEqual([]);
});

test.each([
  ['clip.mp4', 'dark-clip.mp4'],
  ['clip.mp4', 'old.clip.mp4'],
  ['clip.md', 'clip.mdx'],
  ['clip.md', 'clip.md.py'],
  ['Makefile', 'Makefile-old'],
])('the file %s is unused if pages name only %s', (name, longer) => {
  expect(unusedNames({ [name]: '', [longer]: '' }, `<Video src="./${longer}" />`)).toEqual([name]);
});

test('a file is used if a page names it with percent-encoding', () => {
  const files = { 'my shot.png': '', 'größe.png': '', '100%.png': '' };
  const text = '![](./my%20shot.png) ![](./gr%C3%B6%c3%9fe.png) ![](./100%.png)';
  expect(unusedNames(files, text)).toEqual([]);
});

test('a file is used if a partial names it', () => {
  expect(unusedNames({ 'partials/a.md': '![](b.png)', 'b.png': '' }, '/partials/a.md')).toEqual([]);
});
