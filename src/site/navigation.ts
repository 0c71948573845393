import { brand } from './names';
import type { SidebarId } from './versions';

export interface NavbarSidebarItem {
  readonly label: string;
  readonly sidebar: SidebarId;
  /** The page the entry leads to, a path of the version. */
  readonly path: string;
}

export interface NavbarLinkItem {
  readonly label: string;
  readonly href: string;
}

export const navbarSidebars: readonly NavbarSidebarItem[] = [
  { label: 'Documentation', sidebar: 'documentationSidebar', path: '/' },
  { label: 'API', sidebar: 'apiSidebar', path: '/api' },
];

export const navbarSocial: readonly NavbarLinkItem[] = [
  { label: 'X', href: `https://x.com/${brand}` },
  { label: 'LinkedIn', href: `https://www.linkedin.com/company/${brand}` },
];

/** Below this width, in CSS pixels, the navbar is a hamburger with a drawer. */
export const desktopBreakpoint = 996;

/**
 * In narrow windows the navbar leaves the view while the reader scrolls down and returns when they
 * scroll up. In wide ones it stays, for the sidebars are pinned below it.
 */
export const hideNavbarOnScroll: boolean = true;
