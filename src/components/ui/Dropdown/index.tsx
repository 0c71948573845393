import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../Icon';
import { Link } from '../Link';
import { focusedByKey } from './listKeys';
import * as styles from './styles.module.css';

export interface DropdownItem {
  readonly key: string;
  readonly label: string;
  readonly to: string;
  readonly current: boolean;
  /** The language of the page linked to, where it is what the list chooses. */
  readonly language?: string;
}

export interface DropdownProps {
  /** What is chosen: `Version`. */
  readonly name: string;
  readonly items: readonly DropdownItem[];
  /** Called with the key of the item whose link the reader follows. */
  readonly onChoose?: (key: string) => void;
}

/**
 * A button that names the current choice and opens a list of links to the others. The links keep
 * the query and the hash of the address, so that they lead to the same place of the page.
 */
export function Dropdown({ name, items, onChoose }: DropdownProps): React.JSX.Element {
  const [open, setOpen] = useState(false);
  const [place, setPlace] = useState('');
  const listId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const current = items.find((item) => item.current);

  function notePlace(): void {
    const { search, hash } = window.location;
    setPlace(`${search}${hash}`);
  }

  useEffect(() => {
    if (!open) return undefined;
    const close = (): void => setOpen(false);
    const closeOutside = (event: Event): void => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    // Back and Forward change the place.
    window.addEventListener('popstate', close);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      window.removeEventListener('popstate', close);
    };
  }, [open]);

  function onKeyDown(event: React.KeyboardEvent): void {
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
      button.current?.focus();
      return;
    }
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const index = links.findIndex((link) => link === document.activeElement);
    if (!open && event.key !== 'ArrowDown') return;
    const next = focusedByKey(event.key, index, links.length);
    if (next === null) return;
    event.preventDefault();
    // Shown at once, for a hidden link takes no focus.
    if (list.current) list.current.hidden = false;
    notePlace();
    setOpen(true);
    links[next]?.focus();
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- keys bubble from its button and links
    <div ref={root} className={styles.dropdown} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => {
          notePlace();
          setOpen((before) => !before);
        }}
      >
        {name}: {current?.label ?? ''}
        <Icon name="chevron" />
      </button>
      <ul ref={list} id={listId} className={styles.list} hidden={!open}>
        {items.map(({ key, label, to, current: isCurrent, language }) => (
          <li key={key}>
            <Link
              to={`${to}${place}`}
              className={styles.link}
              aria-current={isCurrent ? 'true' : undefined}
              lang={language}
              hrefLang={language}
              onClick={() => {
                setOpen(false);
                onChoose?.(key);
              }}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
