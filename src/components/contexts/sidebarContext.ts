import { useCallback, useMemo } from 'react';
import type { SidebarEntry } from '../../shared/sidebar';
import type { SidebarId } from '../../site/versions';
import { createStrictContext } from './createStrictContext';

/** Sidebar state kept in memory for this visit: open categories and scroll offsets. */
export interface SidebarState {
  readonly openCategories: () => readonly string[];
  /** Whether a state has been set for a category. */
  readonly has: (category: string) => boolean;
  readonly set: (category: string, open: boolean) => void;
  readonly subscribe: (listener: (category: string, open: boolean) => void) => () => void;
  /** Scroll offsets in CSS pixels, by version and sidebar id. */
  readonly scrollOffsets: Map<string, number>;
}

export interface SidebarsValue {
  /** A version's whole sidebar; null until it has loaded. */
  readonly read: (version: string, id: SidebarId) => readonly SidebarEntry[] | null;
  /**
   * Fetches a sidebar unless it has loaded or is loading. A failed request can be repeated.
   *
   * @param missingPath a page missing from the loaded sidebar; the sidebar is fetched again, once
   *   per page
   */
  readonly load: (version: string, id: SidebarId, missingPath?: string) => void;
  readonly state: SidebarState;
}

export interface SidebarValue {
  /** null until the sidebar has loaded. */
  readonly tree: readonly SidebarEntry[] | null;
  readonly load: (missingPath?: string) => void;
}

const [SidebarsContextProvider, useSidebars] = createStrictContext<SidebarsValue>(
  'useSidebar',
  'SidebarsProvider',
);

export { SidebarsContextProvider };

/** Returns a whole sidebar and a function that fetches it. */
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

/** Returns the sidebar state of this visit, shared by all sidebars. */
export function useSidebarState(): SidebarState {
  return useSidebars().state;
}
