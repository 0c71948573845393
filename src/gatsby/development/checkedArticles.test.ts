import type { GatsbyCache } from 'gatsby';
import { page } from '../../content/fixtures';
import { checkedArticle, forgetCheckedArticles } from './checkedArticles';
import { contentWith } from '../versions/fixtures';
import { compileForCache } from '../compile/store';

const content = contentWith();

const sourceOf = (text: string) => ({ file: 'content/current/page.mdx', text: page(text) });

function cacheWith(text: string, needsArticle = true): GatsbyCache {
  const pages = new Map<string, unknown>();
  pages.set(sourceOf('').file, compileForCache(content, sourceOf(text), needsArticle));
  return {
    get: (file: string) => Promise.resolve(pages.get(file)),
    set: (file: string, value: unknown) => Promise.resolve(pages.set(file, value)),
  } as unknown as GatsbyCache;
}

const bodyOf = async (cache: GatsbyCache, text: string) => {
  const { records } = await checkedArticle(cache, content, sourceOf(text));
  return records.filter(({ kind }) => kind === 'body').map((record) => record.text);
};

beforeEach(forgetCheckedArticles);

test('search keeps a page as it was checked until the next check', async () => {
  const cache = cacheWith('Before.');
  expect(await bodyOf(cache, 'After.')).toEqual(['Before.']);
  await cache.set(sourceOf('').file, compileForCache(content, sourceOf('After.')));
  expect(await bodyOf(cache, 'After.')).toEqual(['Before.']);
  forgetCheckedArticles();
  expect(await bodyOf(cache, 'After.')).toEqual(['After.']);
});

test('search compiles a page that has only been checked', async () => {
  expect(await bodyOf(cacheWith('Before.', false), 'After.')).toEqual(['After.']);
});
