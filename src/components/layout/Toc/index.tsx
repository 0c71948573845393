import { useEffect, useRef } from 'react';
import { useRoute } from '../../contexts';
import { PartBoundary } from '../../errors/PartBoundary';
import { Breakable } from '../../../shared/Breakable';
import { scrollWithin } from '../../ui/scrollWithin';
import * as styles from './styles.module.css';
import { useActiveHeading } from './useActiveHeading';
import { useDismissal } from './useDismissal';

export interface TocEntry {
  readonly id: string;
  readonly text: string;
  readonly level: number;
}

interface TocProps {
  readonly entries: readonly TocEntry[];
}

const label = 'On this page';

/** The table of contents beside the page, with the active heading marked. */
export function Toc({ entries }: TocProps): React.JSX.Element {
  const list = useRef<HTMLElement>(null);
  const active = useActiveHeading(entries, list) ?? entries[0]?.id;
  useEffect(() => {
    if (list.current) scrollWithin(list.current, list.current.querySelector('[aria-current]'));
  }, [active]);
  return (
    <nav ref={list} aria-label={label} className={styles.toc}>
      <p className={styles.title} aria-hidden="true">
        {label}
      </p>
      <TocList entries={entries} active={active} />
    </nav>
  );
}

/**
 * The table of contents below the navbar, for screens without room beside the page: a bar that
 * shows the active heading and opens the list. The list starts closed on each page.
 */
export function CollapsibleToc({ entries }: TocProps): React.JSX.Element {
  const { path } = useRoute();
  return (
    <div className={styles.collapsible}>
      <PartBoundary name="contents bar">
        <Bar key={path} entries={entries} />
      </PartBoundary>
    </div>
  );
}

function Bar({ entries }: TocProps): React.JSX.Element {
  const bar = useRef<HTMLDetailsElement>(null);
  const active = useActiveHeading(entries, bar);
  useDismissal(bar);
  return (
    <details ref={bar}>
      <summary className={styles.summary}>
        {label}
        {active !== undefined && <span className={styles.active}>{titleOf(entries, active)}</span>}
      </summary>
      <nav aria-label={label}>
        <TocList entries={entries} active={active} />
      </nav>
    </details>
  );
}

/**
 * Prefixes a deeper heading with the text of its section, because several sections may have a
 * heading "Errors".
 */
function titleOf(entries: readonly TocEntry[], id: string): string {
  const index = entries.findIndex((entry) => entry.id === id);
  const section = entries.slice(0, index).findLast(({ level }) => level === 2);
  const entry = entries[index];
  const isDeep = entry !== undefined && entry.level > 2;
  return [isDeep && section?.text, entry?.text].filter(Boolean).join(' / ');
}

function TocList({
  entries,
  active,
}: TocProps & { active?: string | undefined }): React.JSX.Element {
  return (
    <ol className={styles.list}>
      {entries.map(({ id, text, level }) => (
        <li key={id} className={level > 2 ? styles.deep : undefined}>
          <a
            className={styles.link}
            href={`#${encodeURIComponent(id)}`}
            aria-current={id === active ? 'true' : undefined}
          >
            <Breakable text={text} />
          </a>
        </li>
      ))}
    </ol>
  );
}
