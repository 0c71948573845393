/** Sidebar state kept in memory for this visit: open categories and scroll offsets. */
export interface SidebarState {
  /** Keys of the open categories. */
  readonly openCategories: () => readonly string[];
  /** Whether a category has ever been set. */
  readonly has: (category: string) => boolean;
  readonly set: (category: string, open: boolean) => void;
  /**
   * Calls back when a category opens or closes.
   *
   * @returns a function that unsubscribes
   */
  readonly subscribe: (listener: (category: string, open: boolean) => void) => () => void;
  /** Scroll offsets in CSS pixels, by version and sidebar id. */
  readonly scrollOffsets: Map<string, number>;
}

/** Creates an empty state. */
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
