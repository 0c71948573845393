import { useEffect, useMemo, useRef } from 'react';
import { useRoute } from '../../contexts';
import { Breakable } from '../../ui/Breakable';
import { scrollWithin } from '../../ui/scrollWithin';
import * as styles from './styles.module.css';
import { useActiveHeading } from './useActiveHeading';

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
  const ids = useMemo(() => entries.map(({ id }) => id), [entries]);
  const active = useActiveHeading(ids);
  const list = useRef<HTMLElement>(null);
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
 * The table of contents above the page, for screens without room beside it. Closes when the page changes.
 */
export function CollapsibleToc({ entries }: TocProps): React.JSX.Element {
  const { path } = useRoute();
  return (
    <details key={path} className={styles.collapsible}>
      <summary className={styles.summary}>{label}</summary>
      <nav aria-label={label}>
        <TocList entries={entries} />
      </nav>
    </details>
  );
}

function TocList({
  entries,
  active,
}: TocProps & { active?: string | undefined }): React.JSX.Element {
  return (
    <ol className={styles.list}>
      {entries.map(({ id, text, level }) => (
        <li key={id} className={level > 2 ? styles.deep : styles.entry}>
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
