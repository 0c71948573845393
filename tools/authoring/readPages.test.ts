import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readPages } from './readPages';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pages-'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

test('finds the pages and drafts, and reads the text files that a build would use', () => {
  const contents = {
    'index.mdx': '---\ntitle: A\n---\n',
    '_notes/a.mdx': '---\ntitle: B\ndraft: true\n---\n',
    'partials/p.md': '[A](../index.mdx)',
    'figures/f.svg': '<svg>{fees.base}</svg>',
    'samples/s.mdx': 'no page',
    'samples/s.ts': '// {network}',
    'sidebars.yaml': 'apiSidebar: []',
    'a.png': 'bytes',
    'index.mdx~': 'left by an editor',
  };
  for (const [file, text] of Object.entries(contents)) {
    const path = join(root, 'content/v', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  const { folder, pages, drafts, texts, files } = readPages(root, {
    name: 'v',
    label: 'V',
    path: '',
  });
  expect(folder).toBe('content/v');
  expect([...pages]).toEqual([
    ['_notes/a', 'content/v/_notes/a.mdx'],
    ['/', 'content/v/index.mdx'],
  ]);
  expect([...drafts]).toEqual(['_notes/a']);
  expect([...texts.keys()].map((file) => file.slice('content/v/'.length))).toEqual([
    '_notes/a.mdx',
    'figures/f.svg',
    'index.mdx',
    'partials/p.md',
    'samples/s.ts',
    'sidebars.yaml',
  ]);
  expect(texts.get('content/v/partials/p.md')).toBe('[A](../index.mdx)');
  expect(files.size).toBe(9);
});
