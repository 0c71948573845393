import { compilePage } from '../../content';
import { file, library, page } from '../../content/fixtures';
import { areUnchanged, recordReads } from './dependencies';
import type { VersionContent } from './versionContent';

const contentWith = (changes: object): VersionContent =>
  ({
    library: { ...library, ...changes },
    documentTexts: new Map(),
    digest: 'a',
  }) as unknown as VersionContent;

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
  ['a change of a token that the page uses', 'It costs {fees.base}.', fees, false],
  ['a change of a token in its code', '`{fees.base}`', fees, false],
  ['that another data file does not affect it', 'At most {limits.radius}.', fees, true],
  ['a change of its drawing', '<Figure src="/figures/ring.svg" alt="A" />', drawing, false],
  ['that another drawing does not affect it', 'Text.', drawing, true],
  ['a new address of a page that it links to', '[a](/documentation/other.mdx)', moved, false],
  [
    'that the new address of another page does not affect it',
    '[a](/documentation/sub/index.mdx)',
    moved,
    true,
  ],
])('the cache of a page detects %s', (_, body, changes, isUnchanged) => {
  expect(areUnchanged(dependenciesOf(body), contentWith({}))).toBe(true);
  expect(areUnchanged(dependenciesOf(body), contentWith(changes))).toBe(isUnchanged);
});
