export {
  AnnouncementContextProvider,
  useAnnouncement,
  type AnnouncementValue,
} from './announcementContext';
export { ArticleContextProvider, useArticle } from './articleContext';
export { ColorModeContextProvider, useColorMode, type ColorModeValue } from './colorModeContext';
export { RouteContextProvider, useRoute, type RouteValue } from './routeContext';
export {
  SidebarsContextProvider,
  useSidebar,
  useSidebarState,
  type SidebarState,
  type SidebarValue,
  type SidebarsValue,
} from './sidebarContext';
export {
  SearchContextProvider,
  useSearch,
  type FinderProps,
  type SearchScope,
  type SearchState,
  type SearchStatus,
  type SearchValue,
  type SuggestionsProps,
} from './searchContext';
export {
  PreferredVersionContextProvider,
  useDocsVersion,
  usePreferredVersion,
  type PreferredVersionValue,
} from './versionContext';
