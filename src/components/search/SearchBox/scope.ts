import { useMemo } from 'react';
import { searchAddress, type SearchRequest } from '../../../search/results/addresses';
import { searchContextOf, searchContexts } from '../../../site/search';
import { versionPath } from '../../../site/versionPath';
import { versions } from '../../../site/versions';
import { useDocsVersion, useRoute, type SearchScope } from '../../contexts';

const contexts = searchContexts.map(({ name }) => name);

interface PageScope extends SearchScope {
  readonly preferred: NonNullable<SearchScope['preferred']>;
}

/**
 * Returns the scope of a search from the current page: all contexts of its version, with the page's
 * own as the preferred one.
 */
export function usePageScope(): PageScope {
  const { path } = useRoute();
  const version = useDocsVersion();
  const preferred = searchContextOf(versionPath(path, version, { path: '' }));
  return useMemo(() => ({ version: version.name, contexts, preferred }), [version.name, preferred]);
}

/**
 * Returns the search request for all results of a scope. Omits the version only if the site has
 * just one: without it, the search page uses the reader's preferred version.
 */
export function requestFor(query: string, { version }: PageScope): SearchRequest {
  const isOnly = versions.length === 1 && version === versions[0].name;
  return { query, ...(isOnly ? {} : { version }) };
}

/** Returns links to all results: everywhere, within the page's context, and outside it. */
export function resultLinks(
  query: string,
  scope: PageScope,
): readonly { readonly text: string; readonly to: string }[] {
  const request = requestFor(query, scope);
  const label = searchContexts.find(({ name }) => name === scope.preferred)?.label ?? '';
  const others = scope.contexts.filter((context) => context !== scope.preferred);
  return [
    { text: 'See all results', to: searchAddress(request) },
    {
      text: `See all results within "${label}"`,
      to: searchAddress({ ...request, contexts: [scope.preferred] }),
    },
    {
      text: `See all results outside "${label}"`,
      to: searchAddress({ ...request, contexts: others }),
    },
  ];
}
