import type { PageLink } from '../../../shared/sidebar';
import { Breakable } from '../../../shared/Breakable';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import * as styles from './styles.module.css';

interface PagerProps {
  readonly previous: PageLink | null;
  readonly next: PageLink | null;
}

/** Links to the previous and next page in the sidebar; renders nothing if there is neither. */
export function Pager({ previous, next }: PagerProps): React.JSX.Element | null {
  if (previous === null && next === null) return null;
  return (
    <nav aria-label="Docs pages" className={styles.pager}>
      {previous !== null && (
        <Link to={previous.path} className={styles.previous} rel="prev">
          <span className={styles.direction}>
            <Icon name="left" /> Previous
          </span>{' '}
          <span className={styles.label}>
            <Breakable text={previous.label} />
          </span>
        </Link>
      )}
      {next !== null && (
        <Link to={next.path} className={styles.next} rel="next">
          <span className={styles.direction}>
            Next <Icon name="right" />
          </span>{' '}
          <span className={styles.label}>
            <Breakable text={next.label} />
          </span>
        </Link>
      )}
    </nav>
  );
}
