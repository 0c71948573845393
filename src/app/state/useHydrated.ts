import { startTransition, useEffect, useState } from 'react';
import type { AppState } from '../appState';

function isReady(): boolean {
  if (typeof document === 'undefined') return false;
  return document.documentElement.dataset['app'] === ('ready' satisfies AppState);
}

/**
 * false on the server and while the page is hydrated, so that both draw the same; true afterwards,
 * on pages that the reader comes to within the app from the start.
 * The change is a transition: it does not disturb parts that are still to be hydrated.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(isReady);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return hydrated;
}
