import type { PageLink } from '../../../shared/sidebar';
import { Link } from '../../ui/Link';
import { useRoute } from '../../contexts';
import * as styles from './styles.module.css';

interface BreadcrumbsProps {
  /** The categories above the page, outermost first; each links to its first page. */
  readonly links: readonly PageLink[];
  readonly title: string;
}

/**
 * The categories above the page, then its title. A category whose first page is the current page is
 * not a link, and is left out if it has the page's title.
 */
export function Breadcrumbs({ links, title }: BreadcrumbsProps): React.JSX.Element {
  const { path: shown } = useRoute();
  const above = links.filter(({ label, path }) => label !== title || path !== shown);
  return (
    <nav aria-label="Breadcrumbs" className={styles.breadcrumbs}>
      <ol className={styles.list}>
        {above.map(({ label, path }) => (
          <li key={`${label} ${path}`} className={styles.item}>
            {path === shown ? (
              label
            ) : (
              <Link to={path} className={styles.link}>
                {label}
              </Link>
            )}
          </li>
        ))}
        <li className={styles.item}>
          <span aria-current="page">{title}</span>
        </li>
      </ol>
    </nav>
  );
}
