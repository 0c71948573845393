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
  ['a token', 'It costs {fees.base}.', fees, false],
  ['a token in code', '`{fees.base}`', fees, false],
  ['another data file', 'At most {limits.radius}.', fees, true],
  ['a drawing', '<Figure src="/figures/ring.svg" alt="A" />', drawing, false],
  ['another drawing', 'Text.', drawing, true],
  ['a link', '[a](/documentation/other.mdx)', moved, false],
  ['another link', '[a](/documentation/sub/index.mdx)', moved, true],
])('detects whether a change affects a page: %s', (_, body, changes, isUnchanged) => {
  expect(areUnchanged(dependenciesOf(body), contentWith({}))).toBe(true);
  expect(areUnchanged(dependenciesOf(body), contentWith(changes))).toBe(isUnchanged);
});
