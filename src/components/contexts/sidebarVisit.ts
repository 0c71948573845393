/** What becomes of the sidebars during a visit, whichever of them is on the page at a time. */
export interface SidebarVisit {
  /** Keys of the categories that are open. */
  readonly openCategories: () => readonly string[];
  /** Whether anything has been noted of a category. */
  readonly knows: (category: string) => boolean;
  readonly note: (category: string, open: boolean) => void;
  /**
   * Tells of categories that open and close.
   *
   * @returns ends it
   */
  readonly subscribe: (listener: (category: string, open: boolean) => void) => () => void;
  /** Scroll positions of the page's sidebars in CSS pixels, by version and id. */
  readonly scrolled: Map<string, number>;
}

/** A visit in which nothing has happened yet. */
export function createSidebarVisit(): SidebarVisit {
  const categories = new Map<string, boolean>();
  const listeners = new Set<(category: string, open: boolean) => void>();
  return {
    openCategories: () => [...categories].filter(([, open]) => open).map(([key]) => key),
    knows: (category) => categories.has(category),
    note(category, open) {
      if (categories.get(category) === open) return;
      categories.set(category, open);
      listeners.forEach((listener) => listener(category, open));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    scrolled: new Map(),
  };
}
