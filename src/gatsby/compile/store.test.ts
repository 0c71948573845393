import { compilePage } from '../../content';
import { library, page } from '../../content/fixtures';
import { contentWith } from '../versions/fixtures';
import { compileForCache, reusablePage, withArticle, type CachedPage } from './store';
import type { VersionContent } from '../versions/versionContent';

const source = {
  file: 'content/current/page.mdx',
  text: page('## A\n\nCosts {fees.base}, see [b](#b).'),
};
const content = contentWith();

const stored = (cached: CachedPage) => JSON.parse(JSON.stringify(cached)) as CachedPage;

test('a page that was only checked is cached without its article, and is not reused for publishing', () => {
  const { article, ...expected } = compilePage(source, library);
  const checked = stored(compileForCache(content, source, false));
  expect({ ...checked.compiled, anchors: new Set(checked.compiled.anchors) }).toEqual(expected);
  expect(article.html).not.toBe('');
  expect(checked.compiled).not.toHaveProperty('article');
  expect(reusablePage(checked, content, source)).toBeUndefined();
});

test('a page that was compiled for publishing is reused as it was', () => {
  const compiled = stored(compileForCache(content, source));
  expect(reusablePage(compiled, content, source)).toEqual(compilePage(source, library));
  expect(withArticle(compiled)).toEqual(compilePage(source, library));
});

test.each<[string, Partial<VersionContent>]>([
  ['the code', { codeDigest: 'other' }],
  ['a value', { library: { ...library, tokens: { ...library.tokens, fees: { base: 1 } } } }],
  ['the stylesheet for media', { library: { ...library, mediaStyles: '/other.css' } }],
])('a page is not reused once %s has changed', (_, change) => {
  const compiled = compileForCache(content, source);
  expect(reusablePage(compiled, { ...content, ...change }, source)).toBeUndefined();
});
