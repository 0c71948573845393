import { useEffect, useMemo, useRef } from 'react';
import { idleTimeout } from '../../../shared/idleTimeout';
import { categoriesAbove, type SidebarEntry } from '../../../shared/sidebar';
import type { SidebarId } from '../../../site/versions';
import { useRoute, useSidebar, useSidebarState } from '../../contexts';
import { scrollWithin } from '../../ui/scrollWithin';
import { useIsomorphicLayoutEffect } from '../../ui/useIsomorphicLayoutEffect';
import { Entries } from './Entries';
import * as styles from './styles.module.css';
import { useOpenCategories } from './useOpenCategories';

export interface SidebarSource {
  readonly version: string;
  readonly id: SidebarId;
  /** The levels down to the current page; the rest is fetched. */
  readonly branch: readonly SidebarEntry[];
}

interface SidebarProps {
  readonly source: SidebarSource;
  /**
   * false while the list is hidden: then only the branch is rendered, and the whole sidebar is
   * fetched only if a category opens.
   */
  readonly inUse?: boolean;
}

/** The pages of a section in a scrolling list. The page and the drawer each show one. */
export function Sidebar({ source, inUse = true }: SidebarProps): React.JSX.Element {
  const { path } = useRoute();
  const { tree, load } = useSidebar(source.version, source.id);
  const open = useOpenCategories(path, source.branch, source.id);
  const scroller = useRef<HTMLElement>(null);

  const outdated = useMemo(
    () => tree !== null && isOutdated(tree, source.branch, path),
    [tree, source.branch, path],
  );

  useEffect(() => {
    if (!inUse) return undefined;
    return runWhenIdle(() => load(outdated ? path : undefined));
  }, [inUse, load, outdated, path]);

  const { scrollOffsets } = useSidebarState();
  const name = `${source.version}/${source.id}`;
  useIsomorphicLayoutEffect(() => {
    const list = scroller.current;
    if (list === null) return undefined;
    const offset = scrollOffsets.get(name);
    if (offset !== undefined) list.scrollTop = offset;
    const save = (): void => void scrollOffsets.set(name, list.scrollTop);
    list.addEventListener('scroll', save, { passive: true });
    return () => list.removeEventListener('scroll', save);
  }, [scrollOffsets, name]);

  useIsomorphicLayoutEffect(() => {
    const list = scroller.current;
    if (!inUse || list === null) return undefined;
    const reveal = (): void => scrollWithin(list, list.querySelector('[aria-current="page"]'));
    reveal();
    // The browser opens a drawer only after the click handlers have run.
    const frame = requestAnimationFrame(reveal);
    return () => cancelAnimationFrame(frame);
  }, [inUse, path]);

  return (
    <nav ref={scroller} aria-label="Docs sidebar" className={styles.sidebar}>
      <Entries
        entries={(inUse && !outdated ? tree : null) ?? source.branch}
        parent={source.id}
        path={path}
        open={open}
        load={load}
      />
    </nav>
  );
}

function runWhenIdle(task: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const handle = window.requestIdleCallback(() => task(), { timeout: idleTimeout });
    return () => window.cancelIdleCallback(handle);
  }
  const handle = window.setTimeout(task, idleTimeout);
  return () => window.clearTimeout(handle);
}

function isOutdated(
  tree: readonly SidebarEntry[],
  branch: readonly SidebarEntry[],
  path: string,
): boolean {
  return categoriesAbove(tree, path) === null && categoriesAbove(branch, path) !== null;
}
