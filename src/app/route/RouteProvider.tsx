import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { RouteContextProvider } from '../../components/contexts';
import { pathPrefix } from '../../site/addresses';
import { pagePathOf } from './pagePath';

interface RouteProviderProps {
  /** The page's path as Gatsby has it. */
  readonly path: string;
  readonly children: ReactNode;
}

/** Tells the components below which page is shown. */
export function RouteProvider({ path, children }: RouteProviderProps): ReactNode {
  const page = pagePathOf(path, pathPrefix);
  const context = useMemo(() => ({ path: page }), [page]);
  return <RouteContextProvider value={context}>{children}</RouteContextProvider>;
}
