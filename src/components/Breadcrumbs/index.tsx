import type { PageLink } from '../../site/sidebar';
import { Link } from '../Link';
import * as styles from './styles.module.css';

export interface BreadcrumbsProps {
  /** The categories above the page, outermost first. */
  readonly links: readonly PageLink[];
  /** The page itself, as its sidebar calls it. */
  readonly title: string;
}

export function Breadcrumbs({ links, title }: BreadcrumbsProps): React.JSX.Element {
  return (
    <nav aria-label="Breadcrumbs" className={styles.breadcrumbs}>
      <ol className={styles.list}>
        {links.map(({ label, path }) => (
          <li key={`${label} ${path}`} className={styles.item}>
            <Link to={path} className={styles.link}>
              {label}
            </Link>
          </li>
        ))}
        <li className={styles.item}>
          <span aria-current="page">{title}</span>
        </li>
      </ol>
    </nav>
  );
}
