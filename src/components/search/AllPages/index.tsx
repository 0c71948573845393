import { Fragment } from 'react';
import { canonicalPath, withPrefix } from '../../../site/addresses';
import { isCategory, type SidebarEntry } from '../../../shared/sidebar';
import * as styles from './styles.module.css';

export interface AllPagesProps {
  readonly sections: readonly {
    readonly label: string;
    readonly entries: readonly SidebarEntry[];
  }[];
  /** Whether the list is visible when scripting is on; without scripting, it always is. */
  readonly shown: boolean;
}

/**
 * Lists all pages by category, for readers who browse or have no JavaScript. Uses plain links,
 * because `Link` prefetches every page whose link scrolls into view.
 */
export function AllPages({ sections, shown }: AllPagesProps): React.JSX.Element {
  return (
    <nav aria-label="All pages" className={shown ? styles.shown : styles.contents}>
      {sections.map(({ label, entries }) => (
        <Fragment key={label}>
          <h2>{label}</h2>
          <Entries entries={entries} />
        </Fragment>
      ))}
    </nav>
  );
}

function Entries({ entries }: { readonly entries: readonly SidebarEntry[] }): React.JSX.Element {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.label}>
          {isCategory(entry) ? (
            <>
              {entry.label}
              <Entries entries={entry.items ?? []} />
            </>
          ) : (
            <a href={withPrefix(canonicalPath(entry.path))}>{entry.label}</a>
          )}
        </li>
      ))}
    </ul>
  );
}
