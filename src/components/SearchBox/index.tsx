import { useEffect, useId, useRef } from 'react';
import { canonicalPath, withPrefix } from '../../site/addresses';
import { search } from '../../site/search';
import { Icon } from '../Icon';
import { isEditing, isSearchShortcut } from './shortcut';
import * as styles from './styles.module.css';

const shortcutHint = `Ctrl ${search.shortcutKey.toUpperCase()}`;

/**
 * The navbar's search: a plain form, so that it leads to the search page before any script is
 * there. The input is uncontrolled: letters typed early stay where they are.
 */
export function SearchBox(): React.JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();

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

  return (
    <form
      role="search"
      className={styles.search}
      action={withPrefix(canonicalPath(search.path))}
      method="get"
    >
      <Icon name="search" />
      <input
        ref={input}
        className={styles.input}
        type="text"
        role="combobox"
        aria-label="Search"
        aria-autocomplete="list"
        aria-expanded="false"
        aria-controls={listId}
        name={search.parameters.query}
        placeholder="Search"
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
      />
      <span className={styles.needsScript}>Search needs JavaScript</span>
      <kbd className={styles.hint} aria-hidden="true">
        {shortcutHint}
      </kbd>
      <div id={listId} role="listbox" aria-label="Suggestions" hidden />
    </form>
  );
}
