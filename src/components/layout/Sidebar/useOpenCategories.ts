import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { SidebarEntry } from '../../../shared/sidebar';
import { useSidebarVisit } from '../../contexts';
import { categoriesTo } from './openCategories';

export interface OpenCategories {
  readonly has: (key: string) => boolean;
  readonly set: (key: string, open: boolean) => void;
}

function withCategory(
  before: ReadonlySet<string>,
  key: string,
  isOpen: boolean,
): ReadonlySet<string> {
  if (before.has(key) === isOpen) return before;
  return new Set(isOpen ? [...before, key] : [...before].filter((other) => other !== key));
}

const never = () => () => undefined;

/** Whether the first drawing is not to be what the server drew. */
function useIsDrawnAnew(): boolean {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return useState(isInBrowser)[0];
}

/**
 * Which categories are open: those on the way to the page shown, and whatever the reader opened
 * earlier in the visit, here or in the other sidebar (page and drawer each have one). One that the
 * reader closed stays closed until they come to a page below it.
 *
 * @param entries a sidebar or the branch of it that leads to the page
 */
export function useOpenCategories(
  path: string,
  entries: readonly SidebarEntry[],
  sidebar: string,
): OpenCategories {
  const visit = useSidebarVisit();
  const isDrawnAnew = useIsDrawnAnew();
  const way = (): readonly string[] => categoriesTo(path, entries, sidebar) ?? [];
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set([...(isDrawnAnew ? visit.openCategories() : []), ...way()]),
  );
  const [shownPath, setShownPath] = useState(path);
  if (path !== shownPath) {
    setShownPath(path);
    setOpen(new Set([...open, ...way()]));
  }

  const knownPath = useRef(isDrawnAnew ? null : path);
  useEffect(() => {
    // What the reader did before the scripts were there has been noted by the categories.
    const isFirst = knownPath.current === path;
    knownPath.current = null;
    for (const key of way()) {
      if (!isFirst || !visit.knows(key)) visit.note(key, true);
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each page
  }, [path]);

  useEffect(
    () => visit.subscribe((key, isOpen) => setOpen((before) => withCategory(before, key, isOpen))),
    [visit],
  );

  const set = useCallback(
    (key: string, isOpen: boolean) => {
      setOpen((before) => withCategory(before, key, isOpen));
      visit.note(key, isOpen);
    },
    [visit],
  );

  return useMemo(() => ({ has: (key: string) => open.has(key), set }), [open, set]);
}
