/** One version of the documentation, cut as a folder under `content/`. */
export interface DocsVersion {
  /** Folder under `content/` and name in data: `current`. */
  readonly name: string;
  /** What the reader sees: `Next`. */
  readonly label: string;
  /** First segment of its addresses, '' for the version at the site's root. */
  readonly path: string;
}

/** All versions, newest first. The first one stands at the site's root. */
export const versions: readonly [DocsVersion, ...DocsVersion[]] = [
  { name: 'current', label: 'Next', path: '' },
];

/** The id of the only docs plugin; part of the key under which the preferred version is stored. */
export const docsPluginId = 'default';
export const docsPluginVersion = '3.6.3';

export const sidebarIds = ['documentationSidebar', 'apiSidebar'] as const;
export type SidebarId = (typeof sidebarIds)[number];
