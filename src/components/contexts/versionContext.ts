import { versions, type DocsVersion } from '../../site/versions';
import { createStrictContext } from './createStrictContext';
import { useRoute } from './routeContext';

export interface PreferredVersionValue {
  /** The version the reader last chose; the newest by default. */
  readonly preferred: DocsVersion;
  readonly choose: (name: string) => void;
}

export const [PreferredVersionContextProvider, usePreferredVersion] =
  createStrictContext<PreferredVersionValue>('usePreferredVersion', 'PreferredVersionProvider');

/** Returns the current page's docs version, or the preferred version if the page has none. */
export function useDocsVersion(): DocsVersion {
  const { version } = useRoute();
  const { preferred } = usePreferredVersion();
  return versions.find(({ name }) => name === version) ?? preferred;
}
