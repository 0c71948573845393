import { versions, type DocsVersion } from '../../site/versions';
import { createStrictContext } from './createStrictContext';
import { useRoute } from './route';

export interface PreferredVersionValue {
  /** The version the reader chose last; the first one where none was chosen. */
  readonly preferred: DocsVersion;
  /** Remembers the reader's choice, a version's name. */
  readonly choose: (name: string) => void;
}

export const [PreferredVersionContextProvider, usePreferredVersion] =
  createStrictContext<PreferredVersionValue>('usePreferredVersion', 'PreferredVersionProvider');

/** The docs version of the page shown; on pages outside the documentation the preferred one. */
export function useDocsVersion(): DocsVersion {
  const { version } = useRoute();
  const { preferred } = usePreferredVersion();
  return versions.find(({ name }) => name === version) ?? preferred;
}
