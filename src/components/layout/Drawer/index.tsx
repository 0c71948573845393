import { useEffect, useRef, useState } from 'react';
import { desktopBreakpoint, navbarSidebars, navbarSocialLinks } from '../../../site/navigation';
import { DocsLink } from '../../ui/DocsLink';
import { DocsMenus } from '../DocsMenus';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { isSearchShortcut } from '../../search/isSearchShortcut';
import { Sidebar, type SidebarSource } from '../Sidebar';
import * as styles from './styles.module.css';

interface DrawerProps {
  readonly sidebar: SidebarSource | null;
}

const dialogId = 'navigation-drawer';

/** Invoker commands: with them, the browser opens and closes the dialog before the scripts load. */
const openCommand = { command: 'show-modal', commandfor: dialogId };
const closeCommand = { command: 'close', commandfor: dialogId };

function supportsCommands(): boolean {
  return 'commandForElement' in HTMLButtonElement.prototype;
}

/**
 * Navigation on narrow screens: a button and the dialog it opens. On pages with a sidebar, the
 * dialog opens at the sidebar, with a button back to the main menu.
 */
export function Drawer({ sidebar }: DrawerProps): React.JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [atMainMenu, setAtMainMenu] = useState(sidebar === null);
  const section = navbarSidebars.find((item) => item.sidebar === sidebar?.id);

  const close = (): void => dialog.current?.close();
  /** Moves focus to the panel, because the pressed button disappears. */
  const switchMenu = (isMainMenu: boolean): void => {
    setAtMainMenu(isMainMenu);
    panel.current?.focus();
  };

  useEffect(() => {
    // The browser may have opened the dialog before the scripts loaded.
    if (dialog.current?.open) setOpen(true);
  }, []);

  useEffect(() => {
    const wideQuery = window.matchMedia(`(min-width: ${desktopBreakpoint}px)`);
    const closeWhenWide = (): void => {
      if (wideQuery.matches) close();
    };
    closeWhenWide();
    wideQuery.addEventListener('change', closeWhenWide);
    // Back and Forward change the page behind the drawer.
    window.addEventListener('popstate', close);
    return () => {
      wideQuery.removeEventListener('change', closeWhenWide);
      window.removeEventListener('popstate', close);
    };
  }, []);

  return (
    <>
      <button
        type="button"
        className={`icon-button ${styles.hamburger}`}
        aria-label="Toggle navigation bar"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={dialogId}
        onClick={(event) => {
          setAtMainMenu(sidebar === null);
          setOpen(true);
          // Early clicks are replayed after hydration; the dialog may be open already.
          if (dialog.current?.open) event.preventDefault();
          else if (!supportsCommands()) dialog.current?.showModal();
        }}
        {...openCommand}
      >
        <Icon name="menu" />
      </button>
      {/* Clicks bubble up from links, which are keyboard accessible, and from the backdrop, for
          which Esc is the keyboard alternative. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <dialog
        ref={dialog}
        id={dialogId}
        className={styles.drawer}
        aria-label="Navigation"
        onClose={() => setOpen(false)}
        onKeyDown={({ nativeEvent }) => {
          // The search box is behind the drawer.
          if (isSearchShortcut(nativeEvent)) close();
        }}
        onClick={(event) => {
          const { target } = event;
          const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
          if (target === dialog.current) close();
          if (target instanceof Element && target.closest('a') && !opensElsewhere) close();
        }}
      >
        <div ref={panel} tabIndex={-1} className={styles.panel}>
          <div className={styles.top}>
            {sidebar !== null && !atMainMenu && (
              <button type="button" className={styles.back} onClick={() => switchMenu(true)}>
                ← Back to main menu
              </button>
            )}
            <button
              type="button"
              className={`icon-button ${styles.close}`}
              aria-label="Close navigation bar"
              onClick={close}
              {...closeCommand}
            >
              <Icon name="close" />
            </button>
          </div>
          {sidebar !== null && !atMainMenu ? (
            <>
              <DocsMenus version={sidebar.version} />
              <Sidebar source={sidebar} inUse={open} />
            </>
          ) : (
            <ul className={styles.menu}>
              {navbarSidebars.map(({ label, sidebar: id, path }) => (
                <li key={id}>
                  <DocsLink
                    to={path}
                    className={styles.entry}
                    aria-current={id === sidebar?.id ? 'true' : undefined}
                  >
                    {label}
                  </DocsLink>
                </li>
              ))}
              {navbarSocialLinks.map(({ label, href }) => (
                <li key={href}>
                  <Link to={href} className={styles.entry}>
                    {label}
                  </Link>
                </li>
              ))}
              {section !== undefined && (
                <li>
                  <button type="button" className={styles.entry} onClick={() => switchMenu(false)}>
                    Contents of {section.label} <Icon name="right" />
                  </button>
                </li>
              )}
            </ul>
          )}
        </div>
      </dialog>
    </>
  );
}
