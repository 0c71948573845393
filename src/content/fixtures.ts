import { siteTokens } from '../site/tokens';
import { compilePage } from './compilePage';
import type { Compiled, Library } from './types';

/* A small docs version for tests of the pipeline. */

const svg =
  '<svg viewBox="0 0 9 9"><circle id="c" r="{limits.radius}"/><text>{Network}</text></svg>';

/** Returns the start of a PNG file, which is enough to read its size. */
export function pngOf(width: number, height: number): Uint8Array {
  const header = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([header, size]);
}

const videoFiles = ['', 'documentation/'].flatMap((folder): [string, Uint8Array][] => [
  [`content/current/${folder}tour.mp4`, Buffer.from('\0\0\0 ftypisom')],
  [`content/current/${folder}tour.vtt`, Buffer.from('WEBVTT\n\n00:00.000 --> 00:04.000\nWords.\n')],
]);

const contentFiles = new Map<string, Uint8Array>([
  ...videoFiles,
  ['content/current/console.png', pngOf(1000, 500)],
  ['content/current/documentation/console.png', pngOf(1000, 500)],
  ['content/current/documentation/console-dark.png', pngOf(1000, 500)],
  ['content/current/documentation/icon.png', pngOf(32, 32)],
  ['content/current/documentation/{network}/map.png', pngOf(640, 480)],
  [
    'content/current/partials/wait.md',
    Buffer.from('Wait {param.days} days, see [page](../page.mdx).\n'),
  ],
  ['content/current/partials/note.md', Buffer.from('The fee is {fees.base}.\n')],
  [
    'content/current/samples/client.ts',
    Buffer.from('// #region connect\nconnect();\n// #endregion connect\nclose();\n'),
  ],
]);

export const library: Library = {
  tokens: {
    ...siteTokens,
    fees: { base: 5000, rate: 0.25, refundable: false },
    limits: { radius: 4, tiers: [1000, 25000] },
    currencies: {
      list: [
        { code: 'EUR', name: 'Euro', decimals: 2, bank: { days: 1 }, live: true },
        { code: 'JPY', name: 'Yen on {Network}', decimals: 0, live: false, regions: ['JP', 'US'] },
      ],
    },
  },
  addresses: new Map([
    ['content/current/index.mdx', '/docs/'],
    ['content/current/page.mdx', '/docs/page'],
    ['content/current/documentation/other.mdx', '/docs/documentation/other'],
    ['content/current/documentation/sub/index.mdx', '/docs/documentation/sub'],
    ['content/current/documentation/{network}/tokens.mdx', '/docs/documentation/net/tokens'],
  ]),
  drafts: new Set(['content/current/draft.mdx']),
  documents: new Map(),
  figure: (path) => (path === '/figures/ring.svg' ? svg : undefined),
  fileAddress: (path) => (path === '/openrpc.json' ? '/docs/openrpc.json' : undefined),
  contentFile: (path) => contentFiles.get(path),
  contentFiles: () => [...contentFiles.keys()],
};

export const file = 'content/current/page.mdx';

const frontMatterLines = 4;

/** Adds valid front matter to a body, which then starts on line 5. */
export function page(body: string): string {
  return `---\ntitle: Page\ndescription: A description of this page which is long enough for the check.\n---\n${body}`;
}

/** Compiles a body as a page of the fixture `library`. */
export function compile(body: string, overrides: Partial<Library> = {}): Compiled {
  return compilePage({ file, text: page(body) }, { ...library, ...overrides });
}

/**
 * Compiles a body and returns its problems as `line:column message advice`. Lines are counted from
 * the start of the body.
 */
export function problemsOf(body: string, overrides: Partial<Library> = {}): string[] {
  return compile(body, overrides).problems.map(
    ({ line, column, message, advice }) =>
      `${line - frontMatterLines}:${column} ${message} ${advice}`,
  );
}

/** Compiles a body to HTML. @throws Error if there are problems */
export function htmlOf(body: string, overrides: Partial<Library> = {}): string {
  const { article, problems } = compile(body, overrides);
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  return article.html;
}

/** Returns HTML without its tags, and with `&lt;`, `&gt;` and `&amp;` decoded. */
export const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
