/** One version of the documentation: a folder under `content/`. */
export interface DocsVersion {
  /** Folder under `content/`, and the name used in data: `current`. */
  readonly name: string;
  /** Displayed name: `Next`. */
  readonly label: string;
  /** First path segment of its pages; '' for the version at the site's root. */
  readonly path: string;
  /**
   * Pages that the navbar or footer links to but this version lacks; those links point to the
   * newest version. The content check requires this list to be complete.
   */
  readonly lacks?: readonly string[];
}

/** All versions, newest first. The first is published at the site's root. */
export const versions: readonly [DocsVersion, ...DocsVersion[]] = [
  { name: 'current', label: 'Next', path: '' },
];

/** The counterpart of a page in another version. */
export interface OtherVersion {
  readonly version: string;
  /** Canonical path of the page, or of the home page if the version lacks it; no site prefix. */
  readonly path: string;
}

/** Id of the site's only set of docs. */
const docsPluginId = 'default';
export const docsPluginVersion = '3.6.3';

/** Local storage key of the preferred version's name. */
export const preferredVersionKey = `docs-preferred-version-${docsPluginId}`;

export const sidebarIds = ['documentationSidebar', 'apiSidebar'] as const;
export type SidebarId = (typeof sidebarIds)[number];
