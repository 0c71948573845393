import { useEffect, useRef, useState } from 'react';
import {
  isCategory,
  type PageLink,
  type SidebarCategory,
  type SidebarEntry,
} from '../../../shared/sidebar';
import { Breakable } from '../../ui/Breakable';
import { Link } from '../../ui/Link';
import { categoryKey, firstPage } from './openCategories';
import * as styles from './styles.module.css';
import type { OpenCategories } from './useOpenCategories';

interface Shared {
  /** The page shown. */
  readonly path: string;
  readonly open: OpenCategories;
  /** Asks for the items of categories that were cut. */
  readonly load: () => void;
}

interface EntriesProps extends Shared {
  readonly entries: readonly SidebarEntry[];
  /** Key of what holds the entries. */
  readonly parent: string;
}

/** One level of a sidebar: pages, and categories with levels of their own. */
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

/** One element, so that the parts of a label are not items of the row's layout. */
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

interface CategoryProps extends Shared {
  readonly category: SidebarCategory;
  readonly id: string;
}

/** While it is closed a category holds one link only, so that a long sidebar costs little. */
function Category({ category, id, ...shared }: CategoryProps): React.JSX.Element {
  const { open, load } = shared;
  const details = useRef<HTMLDetailsElement>(null);
  const [closing, setClosing] = useState(false);
  const isOpen = open.has(id);
  const filled = category.items !== null && (isOpen || closing);

  // The reader may have opened or closed it before React was there.
  useEffect(() => {
    if (details.current && details.current.open !== isOpen) open.set(id, details.current.open);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, for what happened earlier
  }, []);

  return (
    <details
      ref={details}
      className={styles.category}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        // Told late, an opening of our own must not undo what has happened since.
        if (currentTarget.open !== isOpen) open.set(id, currentTarget.open);
        // Where nothing moves while it closes, nothing ends.
        if (currentTarget.getAnimations({ subtree: true }).length === 0) setClosing(false);
        if (currentTarget.open) load();
      }}
      onTransitionEnd={({ target, currentTarget }) => {
        if (target === currentTarget) setClosing(false);
      }}
    >
      {/* Opened with its items, to its full height at once, and closed with them. */}
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
      {filled && category.items ? (
        <Entries {...shared} entries={category.items} parent={id} />
      ) : (
        <Entries {...shared} entries={[firstPage(category)]} parent={id} />
      )}
    </details>
  );
}
