import { searchContextOf, searchContexts } from '../../src/site/search';
import { sidebarsOf } from '../../src/gatsby/versions/versionSidebars';
import type { Collection } from '../../src/search/index/collection';
import type { SearchablePage } from '../../src/search/index/searchablePage';
import { collectionOf } from '../../src/search/index/testIndex';
import { cachedCompiler, readCurrentVersion } from '../content/compiledPages';

/** Returns the published pages of the current version as the build indexes them. */
export function searchablePages(): SearchablePage[] {
  const content = readCurrentVersion();
  const compile = cachedCompiler(content);
  const sidebars = sidebarsOf(content);
  return [...content.pages.values()]
    .sort((one, other) => (one.path < other.path ? -1 : 1))
    .map(({ path, source }) => {
      const { article, frontMatter } = compile(source);
      const breadcrumbs = sidebars.locate(path).breadcrumbs.map(({ label }) => label);
      const { keywords, description } = frontMatter;
      return { path, breadcrumbs, keywords, description, records: article.records };
    });
}

/** Returns an index of the pages of each search context. */
export function contentCollections(pages: readonly SearchablePage[]): Collection[] {
  return searchContexts.map(({ name }) =>
    collectionOf(pages.filter(({ path }) => searchContextOf(path) === name)),
  );
}
