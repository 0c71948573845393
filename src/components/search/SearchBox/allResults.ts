import { searchAddress, type SearchRequest } from '../../../search/results/addresses';
import { searchContexts } from '../../../site/search';
import { versions } from '../../../site/versions';
import type { OwnScope } from './useOwnScope';

/**
 * What the search page is asked for when everything that a scope holds is wanted. Without a version
 * the page searches in the reader's preferred one, so only a site's only version needs no name.
 */
export function requestFor(query: string, { version }: OwnScope): SearchRequest {
  const isOnly = versions.length === 1 && version === versions[0].name;
  return { query, ...(isOnly ? {} : { version }) };
}

/** The ways to all results: everywhere, in the context of the page shown, and outside it. */
export function allResults(
  query: string,
  scope: OwnScope,
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
