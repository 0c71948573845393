import { useCallback, useMemo } from 'react';
import type { SidebarEntry } from '../../shared/sidebar';
import type { SidebarId } from '../../site/versions';
import { createStrictContext } from './createStrictContext';
import type { SidebarVisit } from './sidebarVisit';

export interface SidebarsValue {
  /** The whole sidebar of a version; null until it has been loaded. */
  readonly read: (version: string, id: SidebarId) => readonly SidebarEntry[] | null;
  /**
   * Fetches a sidebar unless it is there or on its way; a failure leaves it as it was, to be tried
   * again. For a page that the sidebar there does not hold it is fetched anew, once for each page.
   */
  readonly load: (version: string, id: SidebarId, missingPath?: string) => void;
  readonly visit: SidebarVisit;
}

export interface SidebarValue {
  readonly tree: readonly SidebarEntry[] | null;
  readonly load: (missingPath?: string) => void;
}

const [SidebarsContextProvider, useSidebars] = createStrictContext<SidebarsValue>(
  'useSidebar',
  'SidebarsProvider',
);

export { SidebarsContextProvider };

/** One whole sidebar, null until `load` has been called and the file has come. */
export function useSidebar(version: string, id: SidebarId): SidebarValue {
  const sidebars = useSidebars();
  const tree = sidebars.read(version, id);
  const { load: loadSidebar } = sidebars;
  const load = useCallback(
    (missingPath?: string) => loadSidebar(version, id, missingPath),
    [loadSidebar, version, id],
  );
  return useMemo(() => ({ tree, load }), [tree, load]);
}

/** What the reader has done to the sidebars during the visit. */
export function useSidebarVisit(): SidebarVisit {
  return useSidebars().visit;
}
