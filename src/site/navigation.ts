import { brand } from './names';
import type { SidebarId } from './versions';

interface NavbarSidebarItem {
  readonly label: string;
  readonly sidebar: SidebarId;
  /** The page the item links to, as a path within the version. */
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

export const navbarSocialLinks: readonly NavbarLinkItem[] = [
  { label: 'X', href: `https://x.com/${brand}` },
  { label: 'LinkedIn', href: `https://www.linkedin.com/company/${brand}` },
];

/** Below this width, in CSS pixels, the navbar shows a hamburger button that opens a drawer. */
export const desktopBreakpoint = 996;

/**
 * Whether to hide the navbar while the reader scrolls down, and show it again on scrolling up.
 * Applies only below the desktop breakpoint: above it, the sidebars are pinned under the navbar.
 */
export const hideNavbarOnScroll: boolean = true;
