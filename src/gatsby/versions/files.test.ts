import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cachedFile, folderStamp, listFiles, readListed, readSource } from './files';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'files-'));
  mkdirSync(join(root, 'content/a'), { recursive: true });
  saveAt(1, 'one');
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

const page = () => join(root, 'content/a/page.mdx');

/** `time` is in seconds since 1970. */
function saveAt(time: number, text: string): void {
  writeFileSync(page(), text);
  utimesSync(page(), time, time);
}

test.each<[string, () => void]>([
  ['is saved with another length', () => saveAt(1, 'three')],
  ['is saved with the same length', () => saveAt(2, 'two')],
  ['is added', () => writeFileSync(join(root, 'content/new.mdx'), '')],
  ['is renamed', () => renameSync(page(), join(root, 'content/a/other.mdx'))],
  ['is removed', () => rmSync(page())],
])('the stamp of a folder changes when a file %s', (_, change) => {
  const before = folderStamp(root, 'content');
  expect(folderStamp(root, 'content')).toBe(before);
  change();
  expect(folderStamp(root, 'content')).not.toBe(before);
});

test('creates a cached file once, and leaves no other file in the cache', async () => {
  const create = jest.fn(() => Promise.resolve(Buffer.from('made')));
  const read = () => cachedFile(join(root, 'cache/a.png'), create);
  expect(await read()).toEqual(Buffer.from('made'));
  expect(await read()).toEqual(Buffer.from('made'));
  expect(create).toHaveBeenCalledTimes(1);
  expect(readdirSync(join(root, 'cache'))).toEqual(['a.png']);
});

describe('reading listed files', () => {
  it('starts again if one has been removed since it was listed', () => {
    writeFileSync(join(root, 'content/other.mdx'), 'two');
    const texts = readListed(() =>
      listFiles(root, 'content').map((file) => {
        rmSync(join(root, 'content/other.mdx'), { force: true });
        return readSource(root, file).text;
      }),
    );
    expect(texts).toEqual(['one']);
  });

  it.each([
    ['a file that stays missing', () => readSource(root, 'content/missing.mdx'), 3],
    [
      'another error',
      () => {
        throw new TypeError('no');
      },
      1,
    ],
  ])('fails on %s', (_, fail, times) => {
    const read = jest.fn(fail as () => unknown);
    expect(() => readListed(read)).toThrow();
    expect(read).toHaveBeenCalledTimes(times);
  });
});
