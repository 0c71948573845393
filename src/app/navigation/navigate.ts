import type {
  GatsbyRuntime,
  LoadedPage,
  Navigate,
  NavigateOptions,
} from '../../workarounds/gatsby/runtime';

interface NavigationSteps {
  /** Returns the address shown: path with prefix, query and hash. */
  readonly shown: () => string;
  readonly begin: () => void;
  /** Called when the page has loaded, before the address changes. */
  readonly leave: () => void;
  /** Called if this app cannot show the page, so that the browser must load the address. */
  readonly giveUp: (address: string, options: NavigateOptions | undefined) => void;
}

export interface Navigator {
  readonly navigate: Navigate;
  readonly cancel: () => void;
}

/**
 * Returns whether the app can render a page: the page has loaded and, if the app knows the hash of
 * its own build, comes from that build.
 */
export function isRenderable(
  page: LoadedPage | undefined,
  runtime: GatsbyRuntime,
): page is LoadedPage {
  if (page === undefined || page.status === 'error') return false;
  // A different hash means that another build was published, whose data may not fit this app.
  const { ___webpackCompilationHash: ownHash } = runtime;
  return ownHash === undefined || page.page?.webpackCompilationHash === ownHash;
}

/**
 * Returns whether a page is the not-found page, which Gatsby's loader returns for an address
 * without data.
 */
export const isNotFound = ({ page }: LoadedPage): boolean => page?.path === '/404.html';

/**
 * Creates a navigator that, unlike Gatsby's, goes to the address requested last, whichever page
 * arrives first. Calls `giveUp` if the page fails to load, is not found or comes from another
 * build.
 */
export function createNavigator(runtime: GatsbyRuntime, steps: NavigationSteps): Navigator {
  const { ___navigate: gatsbyNavigate } = runtime;
  let latest = 0;

  const go = async (to: string, options?: NavigateOptions): Promise<void> => {
    latest += 1;
    const current = latest;
    steps.begin();
    const page = await runtime.___loader.loadPage(to).catch(() => undefined);
    if (current !== latest) return;
    // Only the host knows whether an address has a page.
    if (!isRenderable(page, runtime) || isNotFound(page)) {
      steps.giveUp(to, options);
      return;
    }
    steps.leave();
    // As in browsers, a link to the address shown adds no history entry.
    gatsbyNavigate(to, to === steps.shown() ? { ...options, replace: true } : options);
  };

  return {
    navigate(to, options) {
      if (typeof to === 'number') gatsbyNavigate(to, options);
      else void go(to, options);
    },
    cancel() {
      latest += 1;
    },
  };
}
