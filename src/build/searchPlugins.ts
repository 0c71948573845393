import type { PluginRef } from 'gatsby';
import { searchContexts, type SearchContext } from '../site/search';
import { versions, type DocsVersion } from '../site/versions';
import { searchStoreFields, toSearchDocuments, type SearchQueryResult } from './searchDocuments';

/** The name of an index; Gatsby's type for it is `LocalSearch` with this in Pascal case. */
export const searchIndexName = (version: DocsVersion, context: SearchContext): string =>
  `${version.name} ${context}`;

/** The GraphQL field of an index: `localSearchCurrentDocumentation`. */
export const searchIndexField = (version: DocsVersion, context: SearchContext): string =>
  `localSearch ${version.name} ${context}`
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
    .replace(/^L/, 'l');

const query = (version: DocsVersion, context: SearchContext) => /* GraphQL */ `
  {
    allMdx(
      filter: { docVersionName: { eq: "${version.name}" }, searchContext: { eq: "${context}" } }
      sort: { path: ASC }
    ) {
      nodes {
        path
        breadcrumbs
        draft
        article {
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

/** One FlexSearch index for each version and context, as gatsby-plugin-local-search writes them. */
export const searchPlugins: readonly PluginRef[] = versions.flatMap((version) =>
  searchContexts.map(({ name: context }) => ({
    resolve: 'gatsby-plugin-local-search',
    options: {
      name: searchIndexName(version, context),
      engine: 'flexsearch',
      engineOptions: { encode: 'simple', tokenize: 'forward', threshold: 0, resolution: 3 },
      query: query(version, context),
      ref: 'id',
      // Field names get into the index as words; this one is no word anybody searches.
      index: ['x'],
      store: searchStoreFields,
      normalizer: ({ data }: { data: SearchQueryResult }) => toSearchDocuments(data),
    },
  })),
);
