/**
 * The kind of text that was found. An `alias` (keywords, the last segment of the path, an
 * operation, a former path) and a `summary` (the description) lead to their page or section without
 * being shown.
 */
export type HitKind = 'title' | 'heading' | 'body' | 'alias' | 'summary';

/** A searchable text from a page. */
export interface SearchHit {
  readonly kind: HitKind;
  /** Canonical path of the page, without the site's prefix. */
  readonly path: string;
  /**
   * Empty for body text, which is fetched when the hit is shown; the page's title for keywords and
   * a summary.
   */
  readonly text: string;
  /** The heading or page title above the text, or the text itself if it is one. */
  readonly section: string;
  /** `#…`, or empty at the top of the page. */
  readonly hash: string;
  /** Labels of the categories that contain the page or, if none does, its search context. */
  readonly breadcrumbs: readonly string[];
}
