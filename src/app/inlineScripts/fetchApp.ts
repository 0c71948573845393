import { pathPrefix } from '../../site/addresses';
import { createPolicy } from '../../shared/trustedTypes';
import { reportFailure } from '../appState';

type Priority = 'high' | 'low';

/** Fetches the app unless it has been fetched or is being fetched. */
export type FetchApp = (priority: Priority) => void;

/** Preloads the data of the page and of the app, which Gatsby requests first. */
function preloadData(priority: Priority): void {
  const path = document.documentElement.dataset['pagePath'] ?? '';
  const page = path.replace(/^\/|\/$/g, '') || 'index';
  for (const name of [`${page}/page-data`, 'app-data']) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'fetch';
    link.crossOrigin = 'anonymous';
    link.fetchPriority = priority;
    link.href = `${pathPrefix}/page-data/${name}.json`;
    document.head.append(link);
  }
}

/**
 * Returns a function that fetches the app's scripts. If called again after some scripts failed to
 * load, it fetches only those.
 *
 * @param scripts addresses, in the order the scripts must run
 * @param onStart called at the start of each attempt
 */
export function createFetcher(scripts: readonly string[], onStart: () => void): FetchApp {
  let missing = scripts;
  let isFetching = false;
  const policy = createPolicy('loader', { createScriptURL: (address: string) => address });
  const fetchScript = (address: string, priority: Priority): void => {
    const script = document.createElement('script');
    script.src = policy.createScriptURL(address);
    script.async = false;
    script.fetchPriority = priority;
    script.onerror = () => {
      missing = scripts.filter((script) => script === address || missing.includes(script));
      isFetching = false;
      reportFailure();
    };
    // Detects a truncated file, or a page in place of a script.
    script.onload = () => {
      if (address === scripts.at(-1) && missing.length === 0 && !('___loader' in window))
        reportFailure();
    };
    document.head.append(script);
  };

  return (priority) => {
    if (isFetching) return;
    isFetching = true;
    const batch = missing;
    missing = [];
    onStart();
    preloadData(priority);
    try {
      batch.forEach((address) => fetchScript(address, priority));
    } catch {
      // The host's Content-Security-Policy does not allow our scripts.
      reportFailure();
    }
  };
}
