import type { RefObject } from 'react';
import { canonicalPath, withPrefix } from '../../../site/addresses';
import { search } from '../../../site/search';
import * as styles from './styles.module.css';

interface SearchFormProps {
  readonly input: RefObject<HTMLInputElement | null>;
  /** Called when the input gets focus. */
  readonly onBegin: () => void;
  readonly onType: (text: string) => void;
  readonly onSubmit: () => void;
}

/**
 * A search form that works before the scripts have loaded. Its input is uncontrolled, so that text
 * typed early is kept.
 */
export function SearchForm(props: SearchFormProps): React.JSX.Element {
  const { input, onBegin, onType, onSubmit } = props;
  return (
    <form
      className={styles.form}
      action={withPrefix(canonicalPath(search.path))}
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <label className={styles.label} htmlFor="__query">
        Words to search for
      </label>
      <input
        ref={input as RefObject<HTMLInputElement>}
        id="__query"
        className={styles.input}
        type="search"
        name={search.parameters.query}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        onFocus={onBegin}
        onInput={({ currentTarget }) => onType(currentTarget.value)}
      />
      <button type="submit" className={styles.button}>
        Search
      </button>
    </form>
  );
}
