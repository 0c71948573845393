import type { Article, FrontMatter, Source } from '../../content';
import type { PageCache } from '../compile/pageCache';
import { compileCached, type CachedPage } from '../compile/store';
import type { VersionContent } from '../versions/versionContent';

type CheckedArticle = Pick<FrontMatter, 'keywords' | 'description'> & Pick<Article, 'records'>;

const articles = new Map<string, CheckedArticle>();

/** Makes the next queries read the articles again. */
export function forgetCheckedArticles(): void {
  articles.clear();
}

/**
 * Returns what the search index takes from a page. Uses the cached article even if it is outdated,
 * because a changed data file can affect many pages, and compiling them all is slow. Compiles the
 * page if the cache has no article for it.
 */
export function checkedArticle(
  cache: PageCache,
  content: VersionContent,
  source: Source,
): CheckedArticle {
  const known = articles.get(source.file);
  if (known !== undefined) return known;
  const cached = cache.get(source.file) as CachedPage | undefined;
  const { frontMatter, article } =
    cached?.compiled.article === undefined
      ? compileCached(cache, content, source)
      : { ...cached.compiled, article: cached.compiled.article };
  const { keywords, description } = frontMatter;
  const checked = { keywords, description, records: article.records };
  articles.set(source.file, checked);
  return checked;
}
