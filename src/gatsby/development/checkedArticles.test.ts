import { page } from '../../content/fixtures';
import { checkedArticle, forgetCheckedArticles } from './checkedArticles';
import { contentWith } from '../versions/fixtures';
import type { PageCache } from '../compile/pageCache';
import { compileForCache } from '../compile/store';

const content = contentWith();

const sourceOf = (text: string) => ({ file: 'content/current/page.mdx', text: page(text) });

function cacheWith(text: string, needsArticle = true): PageCache {
  const pages = new Map<string, unknown>();
  pages.set(sourceOf('').file, compileForCache(content, sourceOf(text), needsArticle));
  return {
    get: (file) => pages.get(file),
    set: (file, value) => void pages.set(file, value),
  };
}

const bodyOf = (cache: PageCache, text: string) => {
  const { records } = checkedArticle(cache, content, sourceOf(text));
  return records.filter(({ kind }) => kind === 'body').map((record) => record.text);
};

beforeEach(forgetCheckedArticles);

test('search keeps the last checked text of a page until the next check', () => {
  const cache = cacheWith('Before.');
  expect(bodyOf(cache, 'After.')).toEqual(['Before.']);
  cache.set(sourceOf('').file, compileForCache(content, sourceOf('After.')));
  expect(bodyOf(cache, 'After.')).toEqual(['Before.']);
  forgetCheckedArticles();
  expect(bodyOf(cache, 'After.')).toEqual(['After.']);
});

test('search compiles a page if the check has cached no article', () => {
  expect(bodyOf(cacheWith('Before.', false), 'After.')).toEqual(['After.']);
});
