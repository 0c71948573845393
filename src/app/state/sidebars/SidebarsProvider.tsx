import { startTransition, useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { SidebarsContextProvider } from '../../../components/contexts';
import { withPrefix } from '../../../site/addresses';
import { sidebarFile, type SidebarEntry } from '../../../shared/sidebar';
import type { SidebarId } from '../../../site/versions';
import { createSidebarState } from './sidebarState';

type Tree = readonly SidebarEntry[];

/** @throws Error if the file cannot be fetched or does not contain a list */
async function fetchSidebar(file: string, init: RequestInit = {}): Promise<Tree> {
  const response = await fetch(withPrefix(file), init);
  if (!response.ok) throw new Error(`${file} could not be fetched (${response.status}).`);
  const tree: unknown = await response.json();
  if (!Array.isArray(tree)) throw new Error(`${file} does not contain a list.`);
  return tree as Tree;
}

/**
 * Provides whole sidebars. Each is fetched when it is first needed, and again if it turns out to be
 * older than a page of the site.
 */
export function SidebarsProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [trees, setTrees] = useState<ReadonlyMap<string, Tree>>(new Map());
  const requested = useRef(new Set<string>());
  const [state] = useState(createSidebarState);

  const load = useCallback((version: string, id: SidebarId, missingPath?: string) => {
    // In development, pages contain the whole sidebar, because it may change.
    if (process.env.NODE_ENV === 'development') return;
    const file = sidebarFile(version, id);
    const request = missingPath === undefined ? file : `${file} ${missingPath}`;
    if (requested.current.has(request)) return;
    requested.current.add(request);
    const init: RequestInit = missingPath === undefined ? {} : { cache: 'no-cache' };
    fetchSidebar(file, init).then(
      (tree) => startTransition(() => setTrees((known) => new Map(known).set(file, tree))),
      () => requested.current.delete(request),
    );
  }, []);

  const context = useMemo(
    () => ({
      read: (version: string, id: SidebarId) => trees.get(sidebarFile(version, id)) ?? null,
      load,
      state,
    }),
    [trees, load, state],
  );
  return <SidebarsContextProvider value={context}>{children}</SidebarsContextProvider>;
}
