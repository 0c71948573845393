import type { ReactNode } from 'react';
import { navbarSidebars, navbarSocialLinks, type NavbarLinkItem } from '../../../site/navigation';
import type { SidebarId } from '../../../site/versions';
import { ColorModeToggle } from '../ColorModeToggle';
import { PartBoundary } from '../../errors/PartBoundary';
import { DocsLink } from '../../ui/DocsLink';
import { Drawer } from '../Drawer';
import { Icon, type IconProps } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { Logo } from '../Logo';
import { SearchBox } from '../../search/SearchBox';
import type { SidebarSource } from '../Sidebar';
import * as styles from './styles.module.css';
import { useHiddenOnScroll } from './useHiddenOnScroll';

interface NavbarProps {
  readonly sidebar: SidebarSource | null;
}

interface NavbarItemProps {
  readonly name: string;
  readonly children: ReactNode;
}

function NavbarItem({ name, children }: NavbarItemProps): React.JSX.Element {
  return <PartBoundary name={`navbar item "${name}"`}>{children}</PartBoundary>;
}

const socialIcons: Readonly<Record<string, IconProps['name']>> = { X: 'x', LinkedIn: 'linkedin' };

/**
 * Returns the icon of a social network, given its label in the navbar.
 *
 * @throws Error that names the item if it has no icon
 */
export function socialIcon(label: string): IconProps['name'] {
  const icon = socialIcons[label];
  if (icon === undefined)
    throw new Error(`The navbar item "${label}" has no icon. Add one to socialIcons.`);
  return icon;
}

function SocialLink({ label, href }: NavbarLinkItem): React.JSX.Element {
  return (
    <Link to={href} className="icon-button" aria-label={label} title={label}>
      <Icon name={socialIcon(label)} />
    </Link>
  );
}

/** The bar at the top of every page: menu, logo, sections, search, social links, colour mode. */
export function Navbar({ sidebar }: NavbarProps): React.JSX.Element {
  const active: SidebarId | undefined = sidebar?.id;
  const header = useHiddenOnScroll();
  return (
    <header ref={header} className={styles.navbar}>
      <nav aria-label="Main" className={styles.inner}>
        <NavbarItem name="Menu">
          <Drawer sidebar={sidebar} />
        </NavbarItem>
        <Logo />
        <ul className={styles.sidebars}>
          {navbarSidebars.map(({ label, sidebar: id, path }) => (
            <li key={id}>
              <NavbarItem name={label}>
                <DocsLink
                  to={path}
                  className={styles.link}
                  aria-current={id === active ? 'true' : undefined}
                >
                  {label}
                </DocsLink>
              </NavbarItem>
            </li>
          ))}
        </ul>
        <NavbarItem name="Search">
          <SearchBox />
        </NavbarItem>
        <ul className={styles.social}>
          {navbarSocialLinks.map(({ label, href }) => (
            <li key={href}>
              <NavbarItem name={label}>
                <SocialLink label={label} href={href} />
              </NavbarItem>
            </li>
          ))}
        </ul>
        <NavbarItem name="Colour mode">
          <ColorModeToggle />
        </NavbarItem>
      </nav>
    </header>
  );
}
