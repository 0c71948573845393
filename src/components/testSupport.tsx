import type { ReactElement, ReactNode } from 'react';
import type { SidebarEntry } from '../shared/sidebar';
import type { ColorMode } from '../site/theme';
import { versions, type DocsVersion, type OtherVersion } from '../site/versions';
import {
  AnnouncementContextProvider,
  ArticleContextProvider,
  ColorModeContextProvider,
  PreferredVersionContextProvider,
  RouteContextProvider,
  SearchContextProvider,
  SidebarsContextProvider,
  createSidebarVisit,
  type SearchValue,
  type SidebarVisit,
} from './contexts';

/** What the contexts give in a test; what a test does not name has nothing to tell. */
export interface TestContexts {
  readonly path?: string;
  /** Name of the docs version of the page shown. */
  readonly version?: string | null;
  readonly otherVersions?: readonly OtherVersion[];
  readonly preferredVersion?: DocsVersion;
  readonly chooseVersion?: (name: string) => void;
  readonly mode?: ColorMode;
  readonly toggle?: () => void;
  readonly switchable?: boolean;
  readonly announcementOpen?: boolean;
  readonly closeAnnouncement?: () => void;
  readonly tree?: readonly SidebarEntry[] | null;
  readonly loadSidebar?: (version: string, id: string, missingPath?: string) => void;
  readonly visit?: SidebarVisit;
  readonly search?: SearchValue;
  readonly onArticleDrawn?: () => void;
}

const nothing = (): void => undefined;

const noSearch: SearchValue = {
  read: () => ({
    status: 'idle',
    error: null,
    outdated: false,
    complete: false,
    Finder: null,
    Suggestions: null,
  }),
  load: nothing,
  loadTexts: () => Promise.resolve({}),
};

/** An element within all the contexts that components read. */
export function inContexts(children: ReactNode, contexts: TestContexts = {}): ReactElement {
  const { path = '/', version = null, otherVersions = [] } = contexts;
  const { preferredVersion = versions[0], chooseVersion = nothing } = contexts;
  const { mode = 'light', toggle = nothing, switchable = true } = contexts;
  const { announcementOpen = true, closeAnnouncement = nothing } = contexts;
  const { tree = null, loadSidebar = nothing, search = noSearch } = contexts;
  const { visit = createSidebarVisit(), onArticleDrawn = nothing } = contexts;
  return (
    <ColorModeContextProvider value={{ mode, toggle, switchable }}>
      <AnnouncementContextProvider value={{ open: announcementOpen, close: closeAnnouncement }}>
        <SidebarsContextProvider value={{ read: () => tree, load: loadSidebar, visit }}>
          <SearchContextProvider value={search}>
            <PreferredVersionContextProvider
              value={{ preferred: preferredVersion, choose: chooseVersion }}
            >
              <RouteContextProvider value={{ path, version, otherVersions }}>
                <ArticleContextProvider value={{ onDrawn: onArticleDrawn }}>
                  {children}
                </ArticleContextProvider>
              </RouteContextProvider>
            </PreferredVersionContextProvider>
          </SearchContextProvider>
        </SidebarsContextProvider>
      </AnnouncementContextProvider>
    </ColorModeContextProvider>
  );
}
