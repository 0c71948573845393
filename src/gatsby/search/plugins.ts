import type { PluginRef } from 'gatsby';
import { indexField } from '../../workarounds/gatsbyPluginLocalSearch/indexField';
import { toSearchDocuments } from '../../search/index/searchDocuments';
import type { SearchablePage } from '../../search/index/searchablePage';
import { engineOptions } from '../../search/index/wordIndex';
import { storeFields } from '../../search/index/storedHit';
import { searchContexts, type SearchContext } from '../../site/search';
import { versions, type DocsVersion } from '../../site/versions';

const searchIndexName = (version: DocsVersion, context: SearchContext): string =>
  `${version.name} ${context}`;

/** Returns the GraphQL field of an index: `localSearchCurrentDocumentation`. */
export const searchIndexField = (version: DocsVersion, context: SearchContext): string =>
  indexField(searchIndexName(version, context));

const query = (version: DocsVersion, context: SearchContext) => /* GraphQL */ `
  {
    allMdx(
      filter: { docVersionName: { eq: "${version.name}" }, searchContext: { eq: "${context}" } }
      sort: { path: ASC }
    ) {
      nodes {
        path
        formerPaths
        breadcrumbs
        draft
        article(forSearch: true) {
          keywords
          description
          records {
            kind
            text
            section
            hash
          }
        }
      }
    }
  }
`;

type Article = Pick<SearchablePage, 'keywords' | 'description' | 'records'>;
type Node = Required<Pick<SearchablePage, 'path' | 'formerPaths' | 'breadcrumbs'>> & {
  readonly draft: boolean;
  readonly article: Article;
};

/** @param area the name of the search context, shown for pages that no category contains */
function searchablePages(nodes: readonly Node[], area: string): SearchablePage[] {
  return nodes
    .filter(({ draft }) => !draft)
    .map(({ path, formerPaths, breadcrumbs, article }) => ({
      path,
      formerPaths,
      breadcrumbs: breadcrumbs.length > 0 ? breadcrumbs : [area],
      ...article,
    }));
}

/** One gatsby-plugin-local-search index per version and search context. */
export const searchPlugins: readonly Exclude<PluginRef, string>[] = versions.flatMap((version) =>
  searchContexts.map(({ name: context, label }) => ({
    resolve: 'gatsby-plugin-local-search',
    options: {
      name: searchIndexName(version, context),
      engine: 'flexsearch',
      engineOptions,
      query: query(version, context),
      ref: 'id',
      index: ['x'],
      store: storeFields,
      normalizer: ({ data }: { data: { allMdx: { nodes: readonly Node[] } } }) =>
        toSearchDocuments(searchablePages(data.allMdx.nodes, label)),
    },
  })),
);
