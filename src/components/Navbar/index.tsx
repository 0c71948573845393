import { navbarSidebars, navbarSocial } from '../../site/navigation';
import type { SidebarId } from '../../site/versions';
import { ColorModeToggle } from '../ColorModeToggle';
import { DocsLink } from '../DocsLink';
import { Drawer } from '../Drawer';
import { Icon } from '../Icon';
import { Link } from '../Link';
import { Logo } from '../Logo';
import { SearchBox } from '../SearchBox';
import type { SidebarSource } from '../Sidebar';
import { useDocsVersion } from '../contexts';
import { socialIcon } from './socialIcon';
import * as styles from './styles.module.css';
import { useHiddenOnScroll } from './useHiddenOnScroll';

export interface NavbarProps {
  /** The sidebar of the page shown; null outside the documentation. */
  readonly sidebar: SidebarSource | null;
}

export function Navbar({ sidebar }: NavbarProps): React.JSX.Element {
  const { name: version } = useDocsVersion();
  const active: SidebarId | undefined = sidebar?.id;
  const header = useHiddenOnScroll();
  return (
    <header ref={header} className={styles.navbar}>
      <nav aria-label="Main" className={styles.inner}>
        <Drawer sidebar={sidebar} />
        <Logo />
        <ul className={styles.sidebars}>
          {navbarSidebars.map(({ label, sidebar: id, path }) => (
            <li key={id}>
              <DocsLink
                to={path}
                className={styles.link}
                aria-current={id === active ? 'true' : undefined}
              >
                {label}
              </DocsLink>
            </li>
          ))}
        </ul>
        <SearchBox version={version} />
        <ul className={styles.social}>
          {navbarSocial.map(({ label, href }) => (
            <li key={href}>
              <Link to={href} className={styles.sign} aria-label={label} title={label}>
                <Icon name={socialIcon(label)} />
              </Link>
            </li>
          ))}
        </ul>
        <ColorModeToggle />
      </nav>
    </header>
  );
}
