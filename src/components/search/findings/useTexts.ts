import { useEffect, useState } from 'react';
import type { SearchTexts } from '../../../site/search';

interface Loaded {
  readonly path: string;
  readonly texts: SearchTexts;
}

/**
 * The texts that excerpts of a page are cut from.
 *
 * @param path the page's canonical path; null while no excerpt is to be shown
 * @param loadTexts kept from render to render
 * @returns null until they have come; never those of another page
 */
export function useTexts(
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
