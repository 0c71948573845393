/** The outcome of loading a page; `status` is `error` where a part of it could not be had. */
export interface LoadedPage {
  readonly status?: string;
  readonly page?: { readonly webpackCompilationHash?: string; readonly path?: string };
  /** The answer to the page's query, with what Gatsby adds. */
  readonly json?: { readonly pageContext?: unknown };
}

export interface NavigateOptions {
  readonly replace?: boolean;
  readonly state?: object;
}

export type Navigate = (to: string | number, options?: NavigateOptions) => void;

/** Gatsby's loader of pages; paths have the site's prefix. */
export interface PageLoader {
  /** It does not throw where a page cannot be had. */
  loadPage: (path: string) => Promise<LoadedPage | undefined>;
  /** A page that is there already. */
  loadPageSync: (path: string, options?: object) => unknown;
  /** Called when a link comes into view. */
  enqueue: (path: string) => unknown;
  /** Called when the reader hovers over a link. */
  hovering: (path: string) => void;
}

/** What Gatsby's browser runtime keeps on `window` and its links call. */
export interface GatsbyRuntime {
  ___navigate: Navigate;
  /** Absent while developing. */
  readonly ___webpackCompilationHash?: string | undefined;
  readonly ___loader: PageLoader;
}

/** @returns `window` as Gatsby's runtime has furnished it */
export function gatsbyRuntime(): GatsbyRuntime {
  return window as unknown as GatsbyRuntime;
}
