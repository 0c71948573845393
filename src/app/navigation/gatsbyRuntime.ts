/** The outcome of loading a page; `status` is `error` where a part of it could not be had. */
export interface LoadedPage {
  readonly status?: string;
  readonly page?: { readonly webpackCompilationHash?: string };
}

export interface NavigateOptions {
  readonly replace?: boolean;
  readonly state?: object;
}

export type Navigate = (to: string | number, options?: NavigateOptions) => void;

/** What Gatsby's browser runtime keeps on `window` and its links call. */
export interface GatsbyRuntime {
  ___navigate: Navigate;
  readonly ___webpackCompilationHash: string;
  readonly ___loader: {
    /** Loads a page by path and query, with the site's prefix. It does not throw. */
    readonly loadPage: (path: string) => Promise<LoadedPage | undefined>;
    /** Called when the reader hovers over a link. */
    hovering: (path: string) => void;
  };
}

/** @returns `window` as Gatsby's runtime has furnished it */
export function gatsbyRuntime(): GatsbyRuntime {
  return window as unknown as GatsbyRuntime;
}
