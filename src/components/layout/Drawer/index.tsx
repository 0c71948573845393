import { useEffect, useRef, useState } from 'react';
import { desktopBreakpoint, navbarSidebars, navbarSocial } from '../../../site/navigation';
import { DocsLink } from '../../ui/DocsLink';
import { DocsMenus } from '../DocsMenus';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { isSearchShortcut } from '../../search/searchShortcut';
import { Sidebar, type SidebarSource } from '../Sidebar';
import * as styles from './styles.module.css';

export interface DrawerProps {
  /** The sidebar of the page shown; null outside the documentation. */
  readonly sidebar: SidebarSource | null;
}

const dialogId = 'navigation-drawer';

/** Attributes by which the browser itself opens and closes the dialog while our scripts are not there. */
const opensDialog = { command: 'show-modal', commandfor: dialogId };
const closesDialog = { command: 'close', commandfor: dialogId };

/** Whether the browser knows these attributes; it then opens the dialog itself on every click. */
function followsCommands(): boolean {
  return 'commandForElement' in HTMLButtonElement.prototype;
}

/**
 * Navigation on narrow windows: a button and the dialog it opens. On pages of the documentation
 * it opens at the page's sidebar, from which one goes back to the main menu.
 */
export function Drawer({ sidebar }: DrawerProps): React.JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [atMainMenu, setAtMainMenu] = useState(sidebar === null);
  const section = navbarSidebars.find((item) => item.sidebar === sidebar?.id);

  const close = (): void => dialog.current?.close();
  /** The button pressed goes with its panel: focus begins at the top of the other one. */
  const showMainMenu = (main: boolean): void => {
    setAtMainMenu(main);
    panel.current?.focus();
  };

  useEffect(() => {
    // The browser itself opens it for a reader who was here before the scripts.
    if (dialog.current?.open) setOpen(true);
  }, []);

  useEffect(() => {
    const wide = window.matchMedia(`(min-width: ${desktopBreakpoint}px)`);
    const closeWhenWide = (): void => {
      if (wide.matches) close();
    };
    closeWhenWide();
    wide.addEventListener('change', closeWhenWide);
    // Back and Forward change the page behind it.
    window.addEventListener('popstate', close);
    return () => {
      wide.removeEventListener('change', closeWhenWide);
      window.removeEventListener('popstate', close);
    };
  }, []);

  return (
    <>
      <button
        type="button"
        className={styles.hamburger}
        aria-label="Toggle navigation bar"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={dialogId}
        onClick={(event) => {
          setAtMainMenu(sidebar === null);
          setOpen(true);
          // Pressed before the scripts were there, the button is pressed again for the reader.
          if (dialog.current?.open) event.preventDefault();
          else if (!followsCommands()) dialog.current?.showModal();
        }}
        {...opensDialog}
      >
        <Icon name="menu" />
      </button>
      {/* Clicks bubble from its links, which the keyboard reaches, and from the backdrop, for which there is Esc. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <dialog
        ref={dialog}
        id={dialogId}
        className={styles.drawer}
        aria-label="Navigation"
        onClose={() => setOpen(false)}
        onKeyDown={({ nativeEvent }) => {
          // Search is in the page behind it.
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
              <button type="button" className={styles.back} onClick={() => showMainMenu(true)}>
                ← Back to main menu
              </button>
            )}
            <button
              type="button"
              className={styles.close}
              aria-label="Close navigation bar"
              onClick={close}
              {...closesDialog}
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
              {navbarSocial.map(({ label, href }) => (
                <li key={href}>
                  <Link to={href} className={styles.entry}>
                    {label}
                  </Link>
                </li>
              ))}
              {section !== undefined && (
                <li>
                  <button
                    type="button"
                    className={styles.entry}
                    onClick={() => showMainMenu(false)}
                  >
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
