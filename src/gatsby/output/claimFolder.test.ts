import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { claimFolder } from './claimFolder';

test('only one process at a time gets a folder, whatever its path', async () => {
  const root = mkdtempSync(join(tmpdir(), 'claim-'));
  try {
    const [folder, link, copy] = [join(root, 'site'), join(root, 'link'), join(root, 'copy')];
    mkdirSync(folder);
    symlinkSync(folder, link);
    mkdirSync(copy);
    const isTaken = process.platform === 'linux';
    expect(await claimFolder(folder)).toBe(true);
    expect(await claimFolder(folder)).toBe(!isTaken);
    expect(await claimFolder(link)).toBe(!isTaken);
    expect(await claimFolder(copy)).toBe(true);
  } finally {
    rmSync(root, { recursive: true });
  }
});
