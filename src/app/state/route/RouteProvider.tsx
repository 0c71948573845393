import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { RouteContextProvider, type RouteValue } from '../../../components/contexts';
import { pathPrefix } from '../../../site/addresses';
import { pagePathOf } from './pagePath';

interface RouteProviderProps extends Pick<RouteValue, 'version' | 'otherVersions'> {
  /** The page's path in Gatsby. */
  readonly path: string;
  readonly children: ReactNode;
}

/** Provides which page is shown. */
export function RouteProvider(props: RouteProviderProps): ReactNode {
  const { path, version, otherVersions, children } = props;
  const page = pagePathOf(path, pathPrefix);
  const context = useMemo(
    () => ({ path: page, version, otherVersions }),
    [page, version, otherVersions],
  );
  return <RouteContextProvider value={context}>{children}</RouteContextProvider>;
}
