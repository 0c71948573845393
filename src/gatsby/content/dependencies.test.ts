import { compilePage } from '../../content';
import { file, library, page } from '../../content/fixtures';
import { areUnchanged, recordReads } from './dependencies';
import { contentWith } from './fixtures';

/** Returns the dependencies of a page with this body. */
function dependenciesOf(body: string) {
  const { library: recording, reads } = recordReads(contentWith({}));
  compilePage({ file, text: page(body) }, recording);
  return reads();
}

const fees = { tokens: { ...library.tokens, fees: { base: 1, rate: 1, refundable: true } } };
const drawing = { figure: () => '<svg viewBox="0 0 1 1"></svg>' };
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
