import { startTransition, useEffect, useState } from 'react';

/**
 * false on the server and while the page is hydrated, so that both draw the same; true afterwards.
 * The change is a transition: it does not disturb parts that are still to be hydrated.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return hydrated;
}
