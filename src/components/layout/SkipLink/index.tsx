import * as styles from './styles.module.css';

/**
 * The id of the page's `<main>`, which the skip link moves focus into. No heading can get an id
 * that begins with two underscores unless its text does.
 */
export const mainId = '__main';

/** The first link of every page: it leads past the navigation. */
export function SkipLink(): React.JSX.Element {
  return (
    <a className={styles.skip} href={`#${mainId}`}>
      Skip to main content
    </a>
  );
}
