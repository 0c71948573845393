import { startTransition, useEffect, useState } from 'react';
import type { AppState } from '../appState';

function isReady(): boolean {
  if (typeof document === 'undefined') return false;
  return document.documentElement.dataset['app'] === ('ready' satisfies AppState);
}

/**
 * Returns false on the server and during hydration, so that both render the same; true afterwards,
 * and from the start on pages that the reader navigates to within the app. The change is a
 * transition, which does not disturb parts that are still hydrating.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(isReady);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return hydrated;
}
