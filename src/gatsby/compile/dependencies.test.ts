import { compilePage } from '../../content';
import { file, library, page, pngOf } from '../../content/fixtures';
import type { Library } from '../../content';
import { areUnchanged, everythingKey, recordReads } from './dependencies';
import { contentWith } from '../versions/fixtures';

function dependenciesOf(body: string) {
  const { library: recording, reads } = recordReads(contentWith({}));
  compilePage({ file, text: page(body) }, recording);
  return reads();
}

const fees = { tokens: { ...library.tokens, fees: { base: 1, rate: 1, refundable: true } } };
const drawing = { figure: () => '<svg viewBox="0 0 1 1"></svg>' };
const otherImages = {
  contentFile: (name: string) =>
    name.endsWith('.png') ? pngOf(9, 9) : library.contentFile?.(name),
};
const moved = {
  addresses: new Map([...library.addresses, ['content/current/documentation/other.mdx', '/new']]),
};

it.each<[string, string, object, boolean]>([
  ['is outdated once a token in its text has changed', 'It costs {fees.base}.', fees, false],
  ['is outdated once a token in its code has changed', '`{fees.base}`', fees, false],
  ['is still valid once another data file has changed', 'At most {limits.radius}.', fees, true],
  [
    'is outdated once its drawing has changed',
    '<Figure src="/figures/ring.svg" alt="A" />',
    drawing,
    false,
  ],
  ['is still valid once another drawing has changed', 'Text.', drawing, true],
  ['is outdated once its image has changed', '![A](./console.png)', otherImages, false],
  ['is still valid once another image has changed', 'Text.', otherImages, true],
  [
    'is outdated once a file that it links to is gone',
    '[a](/openrpc.json)',
    { fileAddress: () => undefined },
    false,
  ],
  [
    'is outdated once a page that it links to is a draft',
    '[a](/documentation/other.mdx)',
    { drafts: new Set(['content/current/documentation/other.mdx']) },
    false,
  ],
  [
    'is outdated once a page that it links to has a new address',
    '[a](/documentation/other.mdx)',
    moved,
    false,
  ],
  [
    'is still valid once another page has a new address',
    '[a](/documentation/sub/index.mdx)',
    moved,
    true,
  ],
])('a cached page %s', (_, body, changes, isUnchanged) => {
  expect(areUnchanged(dependenciesOf(body), contentWith({}))).toBe(true);
  expect(areUnchanged(dependenciesOf(body), contentWith(changes))).toBe(isUnchanged);
});

it('a cached page is outdated once a document that it shows has changed', () => {
  const dependencies = dependenciesOf('<ApiObject name="Customer" />');
  const changed = { ...contentWith({}), documentTexts: new Map([['openapi', '{}']]) };
  expect(areUnchanged(dependencies, changed)).toBe(false);
});

it.each<[string, (library: Library) => unknown]>([
  ['the number of pages', ({ addresses }) => addresses.size],
  ['the files of all pages', ({ addresses }) => [...addresses.keys()]],
  ['the addresses of all pages', ({ addresses }) => [...addresses.values()]],
  ['all pages', ({ addresses }) => [...addresses]],
  ['all pages as entries', ({ addresses }) => [...addresses.entries()]],
  ['each page', ({ addresses }) => addresses.forEach(() => undefined)],
  ['the names of all documents', ({ documents }) => [...documents.keys()]],
  ['the names of all tokens', ({ tokens }) => Object.keys(tokens)],
  ['all other files', ({ contentFiles }) => contentFiles?.()],
])(
  'a page that reads %s depends on everything, and reads the same values as without recording',
  (_name, read) => {
    const { library: recording, reads } = recordReads(contentWith({}));
    expect(Object.keys(reads())).toEqual([]);
    expect(read(recording)).toEqual(read(contentWith({}).library));
    expect(Object.keys(reads())).toContain(everythingKey);
  },
);
