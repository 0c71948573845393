import { startTransition, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { PreferredVersionContextProvider } from '../../components/contexts';
import { preferredVersionKey, versions, type DocsVersion } from '../../site/versions';
import { visitorStorage } from '../storage';

/** The version that is stored; the first one where none is, or one that is not there any more. */
function storedVersion(): DocsVersion {
  const stored = visitorStorage.read(preferredVersionKey);
  return versions.find(({ name }) => name === stored) ?? versions[0];
}

/**
 * The docs version the reader prefers. It is the first one in the HTML and while the page is
 * hydrated, then the stored one. Only a choice is stored: a visit to a page of a version is none.
 */
export function PreferredVersionProvider({
  children,
}: {
  readonly children: ReactNode;
}): ReactNode {
  const [preferred, setPreferred] = useState<DocsVersion>(versions[0]);

  useEffect(() => {
    const follow = (): void => startTransition(() => setPreferred(storedVersion()));
    const onStorage = ({ key }: StorageEvent): void => {
      // No key: all of the storage was cleared.
      if (key === preferredVersionKey || key === null) follow();
    };
    // A page kept alive while the reader was elsewhere has missed what other tabs stored.
    const onPageShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) follow();
    };
    follow();
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, []);

  const choose = useCallback((name: string) => {
    visitorStorage.write(preferredVersionKey, name);
    startTransition(() => setPreferred(storedVersion()));
  }, []);

  const context = useMemo(() => ({ preferred, choose }), [preferred, choose]);
  return (
    <PreferredVersionContextProvider value={context}>{children}</PreferredVersionContextProvider>
  );
}
