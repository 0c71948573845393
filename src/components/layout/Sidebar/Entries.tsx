import { useEffect, useRef, useState } from 'react';
import {
  isCategory,
  type PageLink,
  type SidebarCategory,
  type SidebarEntry,
} from '../../../shared/sidebar';
import { Breakable } from '../../../shared/Breakable';
import { Link } from '../../ui/Link';
import { categoryKey, firstPageLink } from './openCategories';
import * as styles from './styles.module.css';
import type { OpenCategories } from './useOpenCategories';

interface SharedProps {
  /** Path of the current page. */
  readonly path: string;
  readonly open: OpenCategories;
  /** Loads the items of categories that have none yet. */
  readonly load: () => void;
}

interface EntriesProps extends SharedProps {
  readonly entries: readonly SidebarEntry[];
  /** Key of the enclosing category or sidebar. */
  readonly parent: string;
}

/** One level of a sidebar: pages, and categories with further levels. */
export function Entries({ entries, parent, ...shared }: EntriesProps): React.JSX.Element {
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.label}>
          {isCategory(entry) ? (
            <Category {...shared} category={entry} id={categoryKey(parent, entry)} />
          ) : (
            <Page page={entry} path={shared.path} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Wraps a label in one element, so that its parts do not become flex items of the row. */
function Label({ text }: { text: string }): React.JSX.Element {
  return (
    <span>
      <Breakable text={text} />
    </span>
  );
}

function Page({ page, path }: { page: PageLink; path: string }): React.JSX.Element {
  return (
    <Link
      to={page.path}
      className={styles.link}
      aria-current={page.path === path ? 'page' : undefined}
    >
      <Label text={page.label} />
    </Link>
  );
}

interface CategoryProps extends SharedProps {
  readonly category: SidebarCategory;
  readonly id: string;
}

/** A closed category contains a single link, which keeps long sidebars cheap to render. */
function Category({ category, id, ...shared }: CategoryProps): React.JSX.Element {
  const { open, load } = shared;
  const details = useRef<HTMLDetailsElement>(null);
  const [closing, setClosing] = useState(false);
  const isOpen = open.has(id);
  const showsItems = category.items !== null && (isOpen || closing);

  // The reader may have opened or closed the category before hydration.
  useEffect(() => {
    if (details.current && details.current.open !== isOpen) open.set(id, details.current.open);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- on mount only
  }, []);

  return (
    <details
      ref={details}
      className={styles.category}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        // The states differ if the browser has opened the category, as find-in-page does.
        if (currentTarget.open !== isOpen) open.set(id, currentTarget.open);
        // Without an animation there is no transitionend event.
        if (currentTarget.getAnimations({ subtree: true }).length === 0) setClosing(false);
        if (currentTarget.open) load();
      }}
      onTransitionEnd={({ target, currentTarget }) => {
        if (target === currentTarget) setClosing(false);
      }}
    >
      {/* The items stay until the category has closed, so that its height animates. */}
      <summary
        className={styles.summary}
        onClick={(event) => {
          event.preventDefault();
          setClosing(isOpen);
          open.set(id, !isOpen);
        }}
      >
        <Label text={category.label} />
      </summary>
      {showsItems && category.items ? (
        <Entries {...shared} entries={category.items} parent={id} />
      ) : (
        <Entries {...shared} entries={[firstPageLink(category)]} parent={id} />
      )}
    </details>
  );
}
