import { useEffect, useState } from 'react';
import type { SearchTexts } from '../../site/search';

interface LoadedTexts {
  readonly path: string;
  readonly texts: SearchTexts;
}

/**
 * Pause in typing before texts are fetched, in milliseconds: the next key press replaces most
 * results.
 */
const typingPause = 200;

/**
 * Returns the texts of a page's sections, from which excerpts are cut.
 *
 * @param path the page's canonical path; null if no excerpt is needed
 * @param query the query that found the page
 * @param loadTexts must be the same in every render
 * @returns null until the texts have loaded; never the texts of another page
 */
export function usePageTexts(
  path: string | null,
  query: string,
  loadTexts: (path: string) => Promise<SearchTexts>,
): SearchTexts | null {
  const [loaded, setLoaded] = useState<LoadedTexts | null>(null);
  const isMissing = loaded?.path !== path;
  useEffect(() => {
    if (path === null || !isMissing) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      void loadTexts(path).then((texts) => {
        if (isCurrent) setLoaded({ path, texts });
      });
    }, typingPause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [path, query, isMissing, loadTexts]);
  return loaded !== null && loaded.path === path ? loaded.texts : null;
}
