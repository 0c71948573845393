import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { searchAddress } from '../../../search/results/addresses';
import { limitQuery } from '../../../search/results/request';
import { canonicalPath, withPrefix } from '../../../site/addresses';
import { search } from '../../../site/search';
import { Icon } from '../../ui/Icon';
import { useLoadingShown } from '../../ui/useLoadingShown';
import { optionKey } from '../optionKey';
import { isComposing, movesCaret, nextOption } from './keys';
import { followAddress, followedLink, useAvailableHeight, usePressOutside } from './panel';
import { isWaiting, messageOf } from './progress';
import { requestFor, resultLinks, usePageScope } from './scope';
import { Status } from './Status';
import * as styles from './styles.module.css';
import { useSearchShortcut } from './useSearchShortcut';
import { useSuggestions } from './useSuggestions';

const shortcutHint = `Ctrl ${search.shortcutKey.toUpperCase()}`;

/**
 * The navbar's search: a combobox that suggests hits as the reader types. It is also a plain form,
 * so it can be submitted before any script has loaded. The input is uncontrolled, so that text
 * typed early is kept.
 */
export function SearchBox(): React.JSX.Element {
  const scope = usePageScope();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const listId = useId();
  const [begun, setBegun] = useState(false);
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<string | null>(null);

  const query = limitQuery(text);
  const trimmed = query.trim();
  const shown = begun && open && trimmed !== '';
  const suggestions = useSuggestions(scope, begun, shown ? query : '');
  const { status, error, outdated, complete, results, finder, Suggestions, retry, loadTexts } =
    suggestions;
  const keys = (results?.suggested ?? []).flatMap(({ hits }) => hits.map(optionKey));
  const activeIndex = active === null ? -1 : keys.indexOf(active);
  const idOf = (key: string): string => `${listId}${keys.indexOf(key)}`;

  const progress = { status, error, complete, count: results === null ? null : keys.length };
  const waiting = shown && isWaiting(progress);
  const isSlow = useLoadingShown(waiting);
  const message = shown && (!waiting || isSlow) ? messageOf(progress) : null;
  const hasLinks = shown && status === 'done';
  const visible = shown && (keys.length > 0 || message !== null || hasLinks);
  useAvailableHeight(panel, visible);

  const address = searchAddress(requestFor(trimmed, scope));

  useSearchShortcut(input);
  const close = useCallback((): void => {
    setOpen(false);
    setActive(null);
  }, []);
  usePressOutside(form, open, close);

  useEffect(() => {
    const field = input.current;
    if (field === null) return;
    const focused = field === document.activeElement;
    if (field.value === '' && !focused) return;
    // The reader started to search before the scripts loaded.
    setBegun(true);
    setText(field.value);
    setOpen(focused);
  }, []);

  useEffect(() => {
    if (activeIndex >= 0) {
      document.getElementById(`${listId}${activeIndex}`)?.scrollIntoView({ block: 'nearest' });
    }
  }, [activeIndex, listId]);

  const clear = (): void => {
    if (input.current) input.current.value = '';
    setText('');
    close();
  };
  /** Closes the suggestions, lets the next page take focus, and hides the keyboard on a phone. */
  const leave = (): void => {
    close();
    input.current?.blur();
  };

  const onRetry = (): void => {
    input.current?.focus();
    if (outdated) window.location.assign(address);
    else retry();
  };

  function onSubmit(event: React.FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    followAddress(address, event.currentTarget);
    clear();
    leave();
  }

  function onEnter(event: React.KeyboardEvent): void {
    const option = document.getElementById(`${listId}${activeIndex}`);
    if (event.ctrlKey || event.metaKey || event.shiftKey) {
      event.preventDefault();
      const chosen = option instanceof HTMLAnchorElement ? option.href : address;
      window.open(chosen, '_blank', 'noopener');
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
    const next = nextOption(key, activeIndex < 0 ? null : activeIndex, keys.length);
    if (key === 'ArrowDown' || key === 'ArrowUp') setOpen(true);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next === null ? null : (keys[next] ?? null));
  }

  function onBlur({ target, relatedTarget }: React.FocusEvent): void {
    // Options are active only while the input has focus.
    if (target === input.current) setActive(null);
    const isInside = relatedTarget instanceof Node && form.current?.contains(relatedTarget);
    // The input keeps focus when the reader switches to another window.
    if (!isInside && document.activeElement !== input.current) close();
  }

  function onLinkClick(event: React.MouseEvent): void {
    const link = followedLink(event);
    if (link === null) return;
    // A suggestion keeps the query, in case the reader returns; the links to the search page clear
    // it, because that page has its own input.
    if (link.getAttribute('role') !== 'option') clear();
    leave();
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and focus events bubble up from its controls
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
      {/* A mouse press keeps focus in the input; the links are also reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
      <div
        ref={panel}
        className={visible ? `${styles.panel} suggestions` : undefined}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onLinkClick}
      >
        <div id={listId} role="listbox" aria-label="Suggestions" hidden={keys.length === 0}>
          {results !== null && Suggestions !== null && (
            <Suggestions results={results} active={active} idOf={idOf} loadTexts={loadTexts} />
          )}
        </div>
        {begun && (
          <>
            {finder}
            <Status
              message={message}
              count={shown && keys.length > 0 ? keys.length : null}
              onRetry={shown && error !== null ? onRetry : null}
            />
            {hasLinks && (
              <ul className={styles.links}>
                {resultLinks(trimmed, scope).map((link) => (
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
