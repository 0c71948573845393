import { footerGroups } from '../../../site/footer';
import { copyright, disclaimer } from '../../../site/legal';
import { tagline } from '../../../site/metadata';
import { DocsLink } from '../../ui/DocsLink';
import * as styles from './styles.module.css';

/** The footer of every page: links, disclaimer, copyright and tagline. */
export function Footer(): React.JSX.Element {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.groups}>
          {footerGroups.map(({ title, links }) => (
            <section key={title}>
              <h2 className={styles.title}>{title}</h2>
              <ul className={styles.links}>
                {links.map(({ label, to }) => (
                  <li key={to}>
                    <DocsLink to={to} className={styles.link}>
                      {label}
                    </DocsLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <p className={styles.disclaimer}>{disclaimer}</p>
        <p className={styles.copyright}>
          <span>{copyright}</span> <span lang="la">{tagline}</span>
        </p>
      </div>
    </footer>
  );
}
