import { useEffect, useMemo, useRef } from 'react';
import { categoriesAbove, type SidebarEntry } from '../../../shared/sidebar';
import type { SidebarId } from '../../../site/versions';
import { useRoute, useSidebar, useSidebarVisit } from '../../contexts';
import { revealIn } from '../../ui/revealIn';
import { useBeforePaint } from '../../ui/useBeforePaint';
import { Entries } from './Entries';
import * as styles from './styles.module.css';
import { useOpenCategories } from './useOpenCategories';
import { whenIdle } from './whenIdle';

export interface SidebarSource {
  readonly version: string;
  readonly id: SidebarId;
  /** The levels on the way to the page shown; the rest is fetched. */
  readonly branch: readonly SidebarEntry[];
}

export interface SidebarProps {
  readonly source: SidebarSource;
  /** false while nobody can see it: then it neither fetches nor draws more than the branch. */
  readonly inUse?: boolean;
}

/** The pages of a section as a list that scrolls by itself; page and drawer show one each. */
export function Sidebar({ source, inUse = true }: SidebarProps): React.JSX.Element {
  const { path } = useRoute();
  const { tree, load } = useSidebar(source.version, source.id);
  const open = useOpenCategories(path, source.branch, source.id);
  const scroller = useRef<HTMLElement>(null);

  const outdated = useMemo(
    () => tree !== null && isOlderThan(tree, source.branch, path),
    [tree, source.branch, path],
  );

  useEffect(() => {
    if (!inUse) return undefined;
    return whenIdle(() => load(outdated ? path : undefined));
  }, [inUse, load, outdated, path]);

  const { scrolled } = useSidebarVisit();
  const name = `${source.version}/${source.id}`;
  useBeforePaint(() => {
    const list = scroller.current;
    if (list === null) return undefined;
    const before = scrolled.get(name);
    if (before !== undefined) list.scrollTop = before;
    const note = (): void => void scrolled.set(name, list.scrollTop);
    list.addEventListener('scroll', note, { passive: true });
    return () => list.removeEventListener('scroll', note);
  }, [scrolled, name]);

  useBeforePaint(() => {
    const list = scroller.current;
    if (!inUse || list === null) return undefined;
    const reveal = (): void => revealIn(list, list.querySelector('[aria-current="page"]'));
    reveal();
    // The browser opens a drawer after its button's click has been answered.
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

/** Whether a sidebar fetched earlier lacks a page that the page's own branch holds. */
function isOlderThan(
  tree: readonly SidebarEntry[],
  branch: readonly SidebarEntry[],
  path: string,
): boolean {
  return categoriesAbove(tree, path) === null && categoriesAbove(branch, path) !== null;
}
