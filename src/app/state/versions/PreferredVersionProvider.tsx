import { startTransition, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { PreferredVersionContextProvider } from '../../../components/contexts';
import { preferredVersionKey, versions, type DocsVersion } from '../../../site/versions';
import { visitorStorage } from '../../../shared/visitorStorage';
import { useStoredElsewhere } from '../useStoredElsewhere';

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

  const follow = useCallback(() => startTransition(() => setPreferred(storedVersion())), []);
  useEffect(follow, [follow]);
  useStoredElsewhere(preferredVersionKey, follow);

  const choose = useCallback(
    (name: string) => {
      visitorStorage.write(preferredVersionKey, name);
      follow();
    },
    [follow],
  );

  const context = useMemo(() => ({ preferred, choose }), [preferred, choose]);
  return (
    <PreferredVersionContextProvider value={context}>{children}</PreferredVersionContextProvider>
  );
}
