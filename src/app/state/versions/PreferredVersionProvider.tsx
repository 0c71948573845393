import { startTransition, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { PreferredVersionContextProvider } from '../../../components/contexts';
import { preferredVersionKey, versions, type DocsVersion } from '../../../site/versions';
import { visitorStorage } from '../../../shared/visitorStorage';
import { useStoredElsewhere } from '../useStoredElsewhere';

/** The newest version if none is stored or the stored one no longer exists. */
function storedVersion(): DocsVersion {
  const stored = visitorStorage.read(preferredVersionKey);
  return versions.find(({ name }) => name === stored) ?? versions[0];
}

/**
 * Provides the docs version that the reader prefers: the newest one in the HTML and during
 * hydration, then the stored one. Stores a version only if the reader chooses it, not if they visit
 * one of its pages.
 */
export function PreferredVersionProvider({
  children,
}: {
  readonly children: ReactNode;
}): ReactNode {
  const [preferred, setPreferred] = useState<DocsVersion>(versions[0]);

  const syncWithStorage = useCallback(
    () => startTransition(() => setPreferred(storedVersion())),
    [],
  );
  useEffect(syncWithStorage, [syncWithStorage]);
  useStoredElsewhere(preferredVersionKey, syncWithStorage);

  const choose = useCallback(
    (name: string) => {
      visitorStorage.write(preferredVersionKey, name);
      syncWithStorage();
    },
    [syncWithStorage],
  );

  const context = useMemo(() => ({ preferred, choose }), [preferred, choose]);
  return (
    <PreferredVersionContextProvider value={context}>{children}</PreferredVersionContextProvider>
  );
}
