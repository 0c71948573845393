/** The result of loading a page; `status` is `error` if a part of it failed to load. */
export interface LoadedPage {
  readonly status?: string;
  readonly page?: { readonly webpackCompilationHash?: string; readonly path?: string };
  /** The result of the page's query, with Gatsby's additions. */
  readonly json?: { readonly pageContext?: unknown };
}

export interface NavigateOptions {
  readonly replace?: boolean;
  readonly state?: object;
}

export type Navigate = (to: string | number, options?: NavigateOptions) => void;

/** Gatsby's page loader; paths have the site's prefix. */
export interface PageLoader {
  /** Usually resolves with the status `error`, rather than rejecting, if a page fails to load. */
  loadPage: (path: string) => Promise<LoadedPage | undefined>;
  /** Returns a page if it has loaded. */
  loadPageSync: (path: string, options?: object) => unknown;
  /** Prefetches a page; called when a link to it comes into view. */
  enqueue: (path: string) => unknown;
  /** Loads a page; called when the reader hovers over a link to it. */
  hovering: (path: string) => void;
}

/** The variables of `window` that Gatsby's browser runtime sets or reads. */
export interface GatsbyRuntime {
  ___navigate: Navigate;
  /** Absent in development. */
  readonly ___webpackCompilationHash?: string | undefined;
  readonly ___loader: PageLoader;
}

/** Returns `window`, typed as Gatsby's runtime. */
export function gatsbyRuntime(): GatsbyRuntime {
  return window as unknown as GatsbyRuntime;
}
