import { canonicalPath, withPrefix } from '../../site/addresses';
import { search } from '../../site/search';
import * as styles from './styles.module.css';

export interface SearchFormProps {
  /** What the address asks for. */
  readonly query: string;
}

/** The search page's own form; like the navbar's it is a plain one that works by itself. */
export function SearchForm({ query }: SearchFormProps): React.JSX.Element {
  return (
    <form className={styles.form} action={withPrefix(canonicalPath(search.path))} method="get">
      <label className={styles.label} htmlFor="__query">
        Words to search for
      </label>
      <input
        id="__query"
        className={styles.input}
        type="search"
        name={search.parameters.query}
        // No value at all while there is no query: one typed before the scripts came then stays.
        {...(query === '' ? {} : { defaultValue: query })}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
      />
      <button type="submit" className={styles.button}>
        Search
      </button>
    </form>
  );
}
