import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { searchAddress } from '../../search/addresses';
import { searchedPart } from '../../search/request';
import { chooseSuggestions, groupByPage } from '../../search/suggestions';
import { canonicalPath, withPrefix } from '../../site/addresses';
import { lazyLoadingDelay } from '../../site/limits';
import { search, searchContexts } from '../../site/search';
import { versions } from '../../site/versions';
import { useSearch } from '../contexts';
import { Icon } from '../Icon';
import { useDelayed, useFindings } from '../SearchHits';
import { optionKey, SearchSuggestions } from '../SearchSuggestions';
import { isWaiting, messageOf } from './message';
import { movesCaret, optionByKey } from './optionKeys';
import { isEditing, isSearchShortcut } from './shortcut';
import * as styles from './styles.module.css';
import { useOwnScope } from './useOwnScope';
import { useRoom } from './useRoom';
import { useSettled } from './useSettled';

const shortcutHint = `Ctrl ${search.shortcutKey.toUpperCase()}`;

export interface SearchBoxProps {
  /** Name of the docs version of the page shown; none outside the documentation. */
  readonly version?: string | undefined;
}

/** Follows an address as a link would be that stands within an element. */
function follow(address: string, within: HTMLElement): void {
  const link = document.createElement('a');
  link.href = address;
  within.append(link);
  link.click();
  link.remove();
}

const inNewTab = ({ ctrlKey, metaKey }: { ctrlKey: boolean; metaKey: boolean }): boolean =>
  ctrlKey || metaKey;

/** Keys that belong to an input method; 229 is what some browsers say instead. */
const isComposing = ({ nativeEvent }: React.KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;

/**
 * The navbar's search: a combobox that suggests hits as one types. It is a plain form as well, so
 * that it leads to the search page before any script is there. The input is uncontrolled: letters
 * typed early stay where they are, and are searched once the app is there.
 */
export function SearchBox({ version }: SearchBoxProps): React.JSX.Element {
  const scope = useOwnScope(version);
  const { status, error, complete, Finder, load, loadTexts } = useSearch(scope);
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const listId = useId();
  const [begun, setBegun] = useState(false);
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<string | null>(null);

  const query = searchedPart(text);
  const asked = query.trim();
  const shown = begun && open && asked !== '';
  const { findings, finder } = useFindings(Finder, shown ? query : '');
  const pages = useMemo(
    () =>
      findings === null ? [] : chooseSuggestions(groupByPage(findings.hits), search.suggestions),
    [findings],
  );
  const keys = pages.flatMap(({ hits }) => hits.map(optionKey));
  const activeIndex = active === null ? -1 : keys.indexOf(active);
  const idOf = (key: string): string => `${listId}${keys.indexOf(key)}`;

  const progress = { status, error, complete, count: findings === null ? null : keys.length };
  const waiting = shown && isWaiting(progress);
  const waitedLong = useDelayed(waiting, lazyLoadingDelay);
  const message = shown && (!waiting || waitedLong) ? messageOf(progress) : null;
  const count = useSettled(shown && keys.length > 0 ? keys.length : null);
  const hasLinks = shown && status === 'done';
  const visible = shown && (keys.length > 0 || message !== null || hasLinks);
  useRoom(panel, visible);

  const own = searchContexts.filter(({ name }) => name === scope.preferred);
  const label = own.map((context) => context.label).join();
  const request = {
    query: asked,
    ...(scope.version === versions[0].name ? {} : { version: scope.version }),
  };
  const links = [
    { text: 'See all results', to: searchAddress(request) },
    {
      text: `See all results within "${label}"`,
      to: searchAddress({ ...request, contexts: [scope.preferred] }),
    },
    {
      text: `See all results outside "${label}"`,
      to: searchAddress({
        ...request,
        contexts: scope.contexts.filter((context) => context !== scope.preferred),
      }),
    },
  ];

  useEffect(() => {
    if (begun) load();
  }, [begun, load]);

  useEffect(() => {
    const field = input.current;
    if (field === null) return;
    const focused = field === document.activeElement;
    if (field.value === '' && !focused) return;
    // The reader was here before the scripts.
    setBegun(true);
    setText(field.value);
    setOpen(focused);
  }, []);

  useEffect(() => {
    const focusOnShortcut = (event: KeyboardEvent): void => {
      if (!isSearchShortcut(event)) return;
      if (event.target !== input.current && isEditing(event.target)) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', focusOnShortcut);
    return () => document.removeEventListener('keydown', focusOnShortcut);
  }, []);

  useEffect(() => {
    if (!open) return undefined;
    const closeOutside = ({ target }: Event): void => {
      if (target instanceof Node && !form.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);

  useEffect(() => {
    if (activeIndex >= 0) {
      document.getElementById(`${listId}${activeIndex}`)?.scrollIntoView({ block: 'nearest' });
    }
  }, [activeIndex, listId]);

  const close = (): void => {
    setOpen(false);
    setActive(null);
  };
  const clear = (): void => {
    if (input.current) input.current.value = '';
    setText('');
    close();
  };
  /** The page that is coming takes focus, and on a phone the keyboard goes. */
  const leave = (): void => {
    close();
    input.current?.blur();
  };

  function onSubmit(event: React.FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    follow(searchAddress(request), event.currentTarget);
    clear();
    leave();
  }

  function onEnter(event: React.KeyboardEvent): void {
    const option = document.getElementById(`${listId}${activeIndex}`);
    const address = option instanceof HTMLAnchorElement ? option.href : searchAddress(request);
    if (inNewTab(event)) {
      event.preventDefault();
      window.open(address, '_blank', 'noopener');
    } else if (option !== null) {
      event.preventDefault();
      option.click();
    }
  }

  function onKeyDown(event: React.KeyboardEvent): void {
    if (isComposing(event)) return;
    const { key } = event;
    if (key === 'Escape' && (shown || text !== '')) {
      event.preventDefault();
      input.current?.focus();
      if (shown) close();
      else clear();
    }
    if (event.target !== input.current || event.altKey) return;
    if (key === 'Enter') onEnter(event);
    if (movesCaret(key)) setActive(null);
    const next = optionByKey(key, activeIndex < 0 ? null : activeIndex, keys.length);
    if (key === 'ArrowDown' || key === 'ArrowUp') setOpen(true);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next === null ? null : (keys[next] ?? null));
  }

  function onBlur({ relatedTarget }: React.FocusEvent): void {
    const stays = relatedTarget instanceof Node && form.current?.contains(relatedTarget);
    // A window that is left keeps its focus for when the reader comes back.
    if (!stays && document.activeElement !== input.current) close();
  }

  function onLinkClick(event: React.MouseEvent): void {
    const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === null || ctrlKey || metaKey || shiftKey || altKey) return;
    // An option leaves the query for a second look; the search page has a field of its own.
    if (link.getAttribute('role') !== 'option') clear();
    leave();
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and focus bubble from what is in it
    <form
      ref={form}
      role="search"
      className={styles.search}
      action={withPrefix(canonicalPath(search.path))}
      method="get"
      onSubmit={onSubmit}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <div className={styles.field}>
        <Icon name="search" />
        <input
          ref={input}
          className={styles.input}
          type="text"
          role="combobox"
          aria-label="Search"
          aria-autocomplete="list"
          aria-expanded={keys.length > 0}
          aria-controls={listId}
          aria-activedescendant={activeIndex < 0 ? undefined : `${listId}${activeIndex}`}
          name={search.parameters.query}
          placeholder="Search"
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          onFocus={() => {
            setBegun(true);
            setOpen(true);
          }}
          onClick={() => setOpen(true)}
          onInput={({ currentTarget }) => {
            setBegun(true);
            setOpen(true);
            setActive(null);
            setText(currentTarget.value);
          }}
        />
        <span className={styles.needsScript}>Search needs JavaScript</span>
        <kbd className={styles.hint} aria-hidden="true">
          {shortcutHint}
        </kbd>
      </div>
      {/* Pressing it leaves focus in the input; its links are reached by the keyboard as well. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
      <div
        ref={panel}
        className={visible ? styles.panel : undefined}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onLinkClick}
      >
        <div id={listId} role="listbox" aria-label="Suggestions" hidden={keys.length === 0}>
          {findings !== null && (
            <SearchSuggestions
              pages={pages}
              findings={findings}
              active={active}
              idOf={idOf}
              loadTexts={loadTexts}
            />
          )}
        </div>
        {begun && (
          <>
            {finder}
            <div className={message === null ? styles.spoken : styles.message}>
              <p role="status">
                {message ?? (count === null ? '' : `${count} suggestion${count === 1 ? '' : 's'}`)}
              </p>
              {shown && error !== null && (
                <button
                  type="button"
                  className={styles.retry}
                  onClick={() => {
                    input.current?.focus();
                    load();
                  }}
                >
                  Retry
                </button>
              )}
            </div>
            {hasLinks && (
              <ul className={styles.links}>
                {links.map((link) => (
                  <li key={link.text}>
                    <a href={link.to}>{link.text}</a>
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </div>
    </form>
  );
}
