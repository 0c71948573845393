import { useMemo } from 'react';
import { searchContextOf, searchContexts } from '../../site/search';
import { versionPath } from '../../site/versionPath';
import { versions, type DocsVersion } from '../../site/versions';
import { useRoute, type SearchScope } from '../contexts';

const contexts = searchContexts.map(({ name }) => name);

export interface OwnScope extends SearchScope {
  /** The context of the page shown. */
  readonly preferred: NonNullable<SearchScope['preferred']>;
}

/**
 * What the reader of the page shown searches in: all of its version, the page's own context first.
 *
 * @param name the page's docs version; outside the documentation it is the preferred one
 */
export function useOwnScope(name: string | undefined): OwnScope {
  const { path } = useRoute();
  const version: DocsVersion = versions.find((known) => known.name === name) ?? versions[0];
  const preferred = searchContextOf(versionPath(path, version, { path: '' }));
  return useMemo(() => ({ version: version.name, contexts, preferred }), [version.name, preferred]);
}
