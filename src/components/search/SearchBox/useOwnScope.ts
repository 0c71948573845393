import { useMemo } from 'react';
import { searchContextOf, searchContexts } from '../../../site/search';
import { versionPath } from '../../../site/versionPath';
import { useDocsVersion, useRoute, type SearchScope } from '../../contexts';

const contexts = searchContexts.map(({ name }) => name);

export interface OwnScope extends SearchScope {
  /** The context of the page shown. */
  readonly preferred: NonNullable<SearchScope['preferred']>;
}

/** What the reader of the page shown searches in: all of its version, the page's own context first. */
export function useOwnScope(): OwnScope {
  const { path } = useRoute();
  const version = useDocsVersion();
  const preferred = searchContextOf(versionPath(path, version, { path: '' }));
  return useMemo(() => ({ version: version.name, contexts, preferred }), [version.name, preferred]);
}
