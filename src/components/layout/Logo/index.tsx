import { networkName } from '../../../site/names';
import { DocsLink } from '../../ui/DocsLink';
import * as styles from './styles.module.css';

/**
 * The mark and the network's name, linked to the home page of the docs version. `static/logo.svg`
 * has the same mark.
 */
export function Logo(): React.JSX.Element {
  return (
    <DocsLink to="/" className={styles.logo}>
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
        <path className={styles.owed} d="M4 12V5h24v5H9v2z" />
        <path className={styles.settled} d="M4 13.5h24v5H4z" />
        <path className={styles.owed} d="M28 20v7H4v-5h19v-2z" />
      </svg>
      <span className={styles.name}>{networkName}</span>
    </DocsLink>
  );
}
