import type { ReactElement, ReactNode } from 'react';
import type { SidebarEntry } from '../../shared/sidebar';
import type { ColorMode } from '../../site/theme';
import { versions, type DocsVersion, type OtherVersion } from '../../site/versions';
import {
  AnnouncementContextProvider,
  ArticleContextProvider,
  ColorModeContextProvider,
  PreferredVersionContextProvider,
  RouteContextProvider,
  SearchContextProvider,
  SidebarsContextProvider,
  type SearchValue,
  type SidebarState,
} from '.';

/** Fixed values for the contexts; each has a default. */
export interface FixedContexts {
  readonly path?: string;
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
  readonly sidebarState?: SidebarState;
  readonly search?: SearchValue;
  readonly onArticleRender?: () => void;
}

const noop = (): void => undefined;

const noSearch: SearchValue = {
  read: () => ({
    status: 'idle',
    error: null,
    outdated: false,
    complete: false,
    Finder: null,
    grow: null,
    Suggestions: null,
  }),
  load: noop,
  loadTexts: () => Promise.resolve({}),
};

/** Each sidebar knows only its own open categories. */
const separateSidebars = (): SidebarState => ({
  openCategories: () => [],
  has: () => false,
  set: noop,
  subscribe: () => noop,
  scrollOffsets: new Map(),
});

/** Wraps an element in every context that components read, with fixed values. */
export function inContexts(children: ReactNode, contexts: FixedContexts = {}): ReactElement {
  const { path = '/', version = null, otherVersions = [] } = contexts;
  const { preferredVersion = versions[0], chooseVersion = noop } = contexts;
  const { mode = 'light', toggle = noop, switchable = true } = contexts;
  const { announcementOpen = true, closeAnnouncement = noop } = contexts;
  const { tree = null, loadSidebar = noop, search = noSearch } = contexts;
  const { sidebarState = separateSidebars(), onArticleRender = noop } = contexts;
  return (
    <ColorModeContextProvider value={{ mode, toggle, switchable }}>
      <AnnouncementContextProvider value={{ open: announcementOpen, close: closeAnnouncement }}>
        <SidebarsContextProvider
          value={{ read: () => tree, load: loadSidebar, state: sidebarState }}
        >
          <SearchContextProvider value={search}>
            <PreferredVersionContextProvider
              value={{ preferred: preferredVersion, choose: chooseVersion }}
            >
              <RouteContextProvider value={{ path, version, otherVersions }}>
                <ArticleContextProvider value={{ onRender: onArticleRender }}>
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
