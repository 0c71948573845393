import { startTransition, useEffect, useState } from 'react';
import type { AppState } from '../appState';

function isReady(): boolean {
  if (typeof document === 'undefined') return false;
  return document.documentElement.dataset['app'] === ('ready' satisfies AppState);
}

/**
 * Returns false on the server and during hydration, so that both render the same; true afterwards,
 * and from the start in components that mount once the app is ready.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(isReady);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return hydrated;
}
