import * as styles from './styles.module.css';

/**
 * The id of `<main>`, the skip link's target. The underscores keep it distinct from the ids of
 * headings.
 */
export const mainId = '__main';

/** The first link of every page; skips the navigation. */
export function SkipLink(): React.JSX.Element {
  return (
    <a className={styles.skip} href={`#${mainId}`}>
      Skip to main content
    </a>
  );
}
