import { useEffect, useState } from 'react';
import type { SearchTexts } from '../../site/search';

interface Loaded {
  readonly path: string;
  readonly texts: SearchTexts;
}

/**
 * The section texts of a page, from which excerpts are cut.
 *
 * @param path the page's canonical path; null if no excerpt is needed
 * @param loadTexts a stable function
 * @returns null until they have loaded; never those of another page
 */
export function usePageTexts(
  path: string | null,
  loadTexts: (path: string) => Promise<SearchTexts>,
): SearchTexts | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    if (path === null) return undefined;
    let wanted = true;
    void loadTexts(path).then((texts) => {
      if (wanted) setLoaded({ path, texts });
    });
    return () => {
      wanted = false;
    };
  }, [path, loadTexts]);
  return loaded !== null && loaded.path === path ? loaded.texts : null;
}
