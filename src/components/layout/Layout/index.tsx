import { Suspense, type ReactNode } from 'react';
import { PartBoundary } from '../../errors/PartBoundary';
import { AnnouncementBar } from '../AnnouncementBar';
import { DocsMenus } from '../DocsMenus';
import { Footer } from '../Footer';
import { Navbar } from '../Navbar';
import { Sidebar, type SidebarSource } from '../Sidebar';
import { mainId, SkipLink } from '../SkipLink';
import * as styles from './styles.module.css';

interface LayoutProps {
  readonly sidebar: SidebarSource | null;
  readonly children: ReactNode;
}

/**
 * The layout of every page. Stays mounted across navigation. The Suspense boundaries split
 * hydration into short tasks.
 */
export function Layout({ sidebar, children }: LayoutProps): React.JSX.Element {
  return (
    <>
      <SkipLink />
      <Suspense>
        <PartBoundary name="announcement">
          <AnnouncementBar />
        </PartBoundary>
      </Suspense>
      <Suspense>
        <PartBoundary name="navigation bar">
          <Navbar sidebar={sidebar} />
        </PartBoundary>
      </Suspense>
      <div className={sidebar === null ? styles.plain : styles.docs}>
        {sidebar !== null && (
          <div className={styles.side}>
            <Suspense>
              <PartBoundary name="version and language menus">
                <DocsMenus version={sidebar.version} />
              </PartBoundary>
              <PartBoundary name="sidebar">
                <Sidebar source={sidebar} />
              </PartBoundary>
            </Suspense>
          </div>
        )}
        <main id={mainId} tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      <Suspense>
        <PartBoundary name="footer">
          <Footer />
        </PartBoundary>
      </Suspense>
    </>
  );
}
