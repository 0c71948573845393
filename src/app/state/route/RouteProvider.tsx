import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { RouteContextProvider, type RouteValue } from '../../../components/contexts';
import {
  canonicalPath,
  pathPrefix,
  withoutPrefix,
  withoutQueryAndHash,
} from '../../../site/addresses';

interface RouteProviderProps extends Pick<RouteValue, 'version' | 'otherVersions'> {
  /** The page's path in Gatsby, with or without the site's prefix. */
  readonly path: string;
  readonly children: ReactNode;
}

/**
 * Returns the canonical path of a page, without the site's prefix, query and hash.
 *
 * @param address the page's path in Gatsby, with or without the prefix
 */
export function canonicalPagePath(address: string, prefix: string): string {
  return canonicalPath(withoutPrefix(withoutQueryAndHash(address), prefix));
}

/** Provides the route of the page shown. */
export function RouteProvider(props: RouteProviderProps): ReactNode {
  const { path, version, otherVersions, children } = props;
  const page = canonicalPagePath(path, pathPrefix);
  const context = useMemo(
    () => ({ path: page, version, otherVersions }),
    [page, version, otherVersions],
  );
  return <RouteContextProvider value={context}>{children}</RouteContextProvider>;
}
