import { useCallback, useMemo, useState } from 'react';
import type { SidebarEntry } from '../../site/sidebar';
import { categoriesTo } from './openCategories';

export interface OpenCategories {
  readonly has: (key: string) => boolean;
  readonly set: (key: string, open: boolean) => void;
}

/**
 * Which categories are open: those on the way to the page shown, and whatever the reader opened
 * on earlier pages of the visit. One that the reader closed stays closed until they come to a
 * page below it.
 *
 * @param entries a sidebar or the branch of it that leads to the page
 */
export function useOpenCategories(
  path: string,
  entries: readonly SidebarEntry[],
  sidebar: string,
): OpenCategories {
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(categoriesTo(path, entries, sidebar)),
  );
  const [shownPath, setShownPath] = useState(path);
  if (path !== shownPath) {
    setShownPath(path);
    setOpen(new Set([...open, ...(categoriesTo(path, entries, sidebar) ?? [])]));
  }

  const set = useCallback((key: string, isOpen: boolean) => {
    setOpen((before) => {
      if (before.has(key) === isOpen) return before;
      const after = new Set(before);
      if (isOpen) after.add(key);
      else after.delete(key);
      return after;
    });
  }, []);

  return useMemo(() => ({ has: (key: string) => open.has(key), set }), [open, set]);
}
