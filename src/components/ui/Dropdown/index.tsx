import { useEffect, useId, useRef, useState } from 'react';
import { rovingIndex } from '../../../shared/rovingIndex';
import { Icon } from '../Icon';
import { Link } from '../Link';
import { listenOutside } from '../listenOutside';
import * as styles from './styles.module.css';

interface DropdownItem {
  readonly key: string;
  readonly label: string;
  readonly to: string;
  readonly current: boolean;
  /** Language code of the linked page, if items are languages. */
  readonly language?: string;
}

interface DropdownProps {
  /** What the menu selects, such as `Version`. */
  readonly name: string;
  readonly items: readonly DropdownItem[];
  readonly onChoose?: (key: string) => void;
}

/**
 * A button that shows the current item and opens a list of links. The links keep the address's
 * query and hash, so that the reader stays in the same place on the page.
 */
export function Dropdown({ name, items, onChoose }: DropdownProps): React.JSX.Element {
  const [open, setOpen] = useState(false);
  const [suffix, setSuffix] = useState('');
  const listId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const current = items.find((item) => item.current);

  function updateSuffix(): void {
    const { search, hash } = window.location;
    setSuffix(`${search}${hash}`);
  }

  useEffect(() => {
    if (!open) return undefined;
    const close = (): void => setOpen(false);
    const stop = listenOutside(root, ['pointerdown', 'focusin'], close);
    // Back and Forward can change the query and hash, which the links repeat.
    window.addEventListener('popstate', close);
    return () => {
      stop();
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
    const next = rovingIndex(event, ['ArrowUp', 'ArrowDown'], index, links.length);
    if (next === null) return;
    event.preventDefault();
    // Show the list now: links in a hidden list cannot take focus.
    if (list.current) list.current.hidden = false;
    updateSuffix();
    setOpen(true);
    links[next]?.focus();
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- keys bubble up from its button and links
    <div ref={root} className={styles.dropdown} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => {
          updateSuffix();
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
              to={`${to}${suffix}`}
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
