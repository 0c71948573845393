import type { SidebarState } from '../../../components/contexts';

/** Creates a sidebar state without open categories or scroll offsets. */
export function createSidebarState(): SidebarState {
  const categories = new Map<string, boolean>();
  const listeners = new Set<(category: string, open: boolean) => void>();
  return {
    openCategories: () => [...categories].filter(([, open]) => open).map(([key]) => key),
    has: (category) => categories.has(category),
    set(category, open) {
      if (categories.get(category) === open) return;
      categories.set(category, open);
      listeners.forEach((listener) => listener(category, open));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    scrollOffsets: new Map(),
  };
}
