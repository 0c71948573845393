export {
  AnnouncementContextProvider,
  useAnnouncement,
  type AnnouncementValue,
} from './announcement';
export { ArticleContextProvider, useArticle } from './article';
export { ColorModeContextProvider, useColorMode, type ColorModeValue } from './colorMode';
export { RouteContextProvider, useRoute, type RouteValue } from './route';
export {
  SidebarsContextProvider,
  useSidebar,
  useSidebarVisit,
  type SidebarValue,
  type SidebarsValue,
} from './sidebars';
export { createSidebarVisit, type SidebarVisit } from './sidebarVisit';
export {
  SearchContextProvider,
  useSearch,
  type FinderProps,
  type SearchScope,
  type SearchState,
  type SearchStatus,
  type SearchValue,
  type SuggestionsProps,
} from './search';
export {
  PreferredVersionContextProvider,
  useDocsVersion,
  usePreferredVersion,
  type PreferredVersionValue,
} from './versions';
