import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { SidebarEntry } from '../../../shared/sidebar';
import { useSidebarState } from '../../contexts';
import { categoryKeysAbove } from './openCategories';

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

const subscribeToNothing = () => () => undefined;

/**
 * Returns whether the component mounted in the browser instead of hydrating the server's markup.
 */
function useMountedInBrowser(): boolean {
  const isInBrowser = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  return useState(isInBrowser)[0];
}

/**
 * Returns the open categories: those above the pages visited, and those the reader opened in either
 * sidebar (page and drawer have one each). A category the reader closed stays closed until they
 * open a page in it.
 *
 * @param entries a sidebar, or its branch that contains the page
 */
export function useOpenCategories(
  path: string,
  entries: readonly SidebarEntry[],
  sidebar: string,
): OpenCategories {
  const state = useSidebarState();
  const mountedInBrowser = useMountedInBrowser();
  const above = (): readonly string[] => categoryKeysAbove(path, entries, sidebar) ?? [];
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set([...(mountedInBrowser ? state.openCategories() : []), ...above()]),
  );
  const [shownPath, setShownPath] = useState(path);
  if (path !== shownPath) {
    setShownPath(path);
    setOpen(new Set([...open, ...above()]));
  }

  const hydratedPath = useRef(mountedInBrowser ? null : path);
  useEffect(() => {
    // On hydration, keep the state of categories that the reader toggled earlier.
    const isHydratedPage = hydratedPath.current === path;
    hydratedPath.current = null;
    for (const key of above()) {
      if (!isHydratedPage || !state.has(key)) state.set(key, true);
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per page
  }, [path]);

  useEffect(
    () => state.subscribe((key, isOpen) => setOpen((before) => withCategory(before, key, isOpen))),
    [state],
  );

  const set = useCallback(
    (key: string, isOpen: boolean) => {
      setOpen((before) => withCategory(before, key, isOpen));
      state.set(key, isOpen);
    },
    [state],
  );

  return useMemo(() => ({ has: (key: string) => open.has(key), set }), [open, set]);
}
