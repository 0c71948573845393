/** One version of the documentation, cut as a folder under `content/`. */
export interface DocsVersion {
  /** Folder under `content/` and name in data: `current`. */
  readonly name: string;
  /** What the reader sees: `Next`. */
  readonly label: string;
  /** First segment of its addresses, '' for the version at the site's root. */
  readonly path: string;
  /**
   * Pages of the first version that navbar, footer and the not-found page lead to and that this
   * version lacks; there they lead to the first version. The check of the content asks for them.
   */
  readonly lacks?: readonly string[];
}

/** All versions, newest first. The first one stands at the site's root. */
export const versions: readonly [DocsVersion, ...DocsVersion[]] = [
  { name: 'current', label: 'Next', path: '' },
];

/** A page as another version has it. */
export interface OtherVersion {
  /** The version's name. */
  readonly version: string;
  /** Canonical path without the site's prefix: of the page, or of the version's start. */
  readonly path: string;
}

/** The id of the only docs plugin; part of the key under which the preferred version is stored. */
export const docsPluginId = 'default';
export const docsPluginVersion = '3.6.3';

/** Where the name of the preferred version is kept in local storage. */
export const preferredVersionKey = `docs-preferred-version-${docsPluginId}`;

export const sidebarIds = ['documentationSidebar', 'apiSidebar'] as const;
export type SidebarId = (typeof sidebarIds)[number];
