import { startTransition, useEffect, useState } from 'react';
import type { AppState } from '../appState';

function isReady(): boolean {
  if (typeof document === 'undefined') return false;
  return document.documentElement.dataset['app'] === ('ready' satisfies AppState);
}

/**
 * Returns false on the server and during hydration, so that both render the same; true afterwards.
 * A component that mounts once the app is ready gets true from the start.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(isReady);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return hydrated;
}
