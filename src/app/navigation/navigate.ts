import type {
  GatsbyRuntime,
  LoadedPage,
  Navigate,
  NavigateOptions,
} from '../../compat/gatsby/runtime';

interface NavigationSteps {
  /** The address shown: path with prefix, query and hash. */
  readonly shown: () => string;
  /** A page is to be loaded. */
  readonly begin: () => void;
  /** The page is there, the address is about to change. */
  readonly leave: () => void;
  /** The page cannot be shown by this app: the browser is to load the address. */
  readonly giveUp: (address: string, options: NavigateOptions | undefined) => void;
}

export interface Navigator {
  readonly navigate: Navigate;
  /** Forgets a navigation that is under way: the reader went elsewhere by Back or Forward. */
  readonly cancel: () => void;
}

/** Whether the app can draw a page: it has come, and is of the app's own build. */
export function isDrawable(
  page: LoadedPage | undefined,
  runtime: GatsbyRuntime,
): page is LoadedPage {
  if (page === undefined || page.status === 'error') return false;
  // Another hash: the site was published anew, and this app may not fit the page's data.
  const { ___webpackCompilationHash: own } = runtime;
  return own === undefined || page.page?.webpackCompilationHash === own;
}

/** Whether a page is the one that Gatsby gives for an address of which it has found no data. */
export const isNotFound = ({ page }: LoadedPage): boolean => page?.path === '/404.html';

/**
 * Gatsby's navigation with what it lacks: of two navigations the later wins, whichever page comes
 * first; a page that fails, or comes from a newer build, is a full load of the whole address with
 * one history entry.
 */
export function createNavigator(runtime: GatsbyRuntime, steps: NavigationSteps): Navigator {
  const { ___navigate: gatsbyNavigate } = runtime;
  let latest = 0;

  const go = async (to: string, options?: NavigateOptions): Promise<void> => {
    latest += 1;
    const mine = latest;
    steps.begin();
    const page = await runtime.___loader.loadPage(to).catch(() => undefined);
    if (mine !== latest) return;
    // Whether an address has a page is for the host to say.
    if (!isDrawable(page, runtime) || isNotFound(page)) {
      steps.giveUp(to, options);
      return;
    }
    steps.leave();
    // As browsers do it: a link to what is shown makes no entry in the history.
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
