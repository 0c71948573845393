import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentFilesOf } from './contentFiles';

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
