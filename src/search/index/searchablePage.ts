export interface PageRecord {
  readonly kind: 'title' | 'heading' | 'body';
  readonly text: string;
  readonly section: string;
  readonly hash: string;
}

/** A page to be indexed. */
export interface SearchablePage {
  /** Canonical path without the site's prefix. */
  readonly path: string;
  /** Labels of the categories that contain the page or, if none does, its search context. */
  readonly breadcrumbs: readonly string[];
  readonly keywords: readonly string[];
  readonly description: string;
  readonly formerPaths?: readonly string[];
  readonly records: readonly PageRecord[];
}
