import { useId } from 'react';
import { searchContexts, type SearchContext } from '../../../site/search';
import { versions } from '../../../site/versions';
import * as styles from './styles.module.css';

interface ScopePickerProps {
  readonly contexts: readonly SearchContext[];
  readonly version: string;
  readonly onContexts: (contexts: readonly SearchContext[]) => void;
  readonly onVersion: (version: string) => void;
}

/** Selects the contexts to search and, if the site has several versions, the version. */
export function ScopePicker(props: ScopePickerProps): React.JSX.Element {
  const { contexts, version, onContexts, onVersion } = props;
  const labelId = useId();
  const names = searchContexts.map(({ name }) => name);
  return (
    <div className={styles.choice}>
      <div role="group" aria-labelledby={labelId} className={styles.contexts}>
        <span id={labelId} className={styles.legend}>
          Search in
        </span>
        {searchContexts.map(({ name, label }) => (
          <label key={name} className={styles.context}>
            <input
              type="checkbox"
              checked={contexts.includes(name)}
              onChange={({ currentTarget: { checked } }) =>
                onContexts(
                  names.filter((candidate) =>
                    candidate === name ? checked : contexts.includes(candidate),
                  ),
                )
              }
            />
            {label}
          </label>
        ))}
      </div>
      {versions.length > 1 && (
        <label className={styles.version}>
          Version
          <select value={version} onChange={({ currentTarget }) => onVersion(currentTarget.value)}>
            {versions.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}
