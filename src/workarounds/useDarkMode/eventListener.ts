import { startTransition, useEffect, useRef, useState } from 'react';
import { translateStorageEvent } from './storage';

type Listener = (event: { readonly [property: string]: unknown }) => void;

type ListenerEvent = Parameters<Listener>[0];

interface Target {
  addEventListener(type: string, listener: (event: never) => void): void;
  removeEventListener(type: string, listener: (event: never) => void): void;
}

/**
 * Replaces `@use-it/event-listener` in use-dark-mode, through an alias in webpack.ts. Bundled by
 * webpack 5, that package listens to every `change` event of the page. This hook also translates
 * `storage` events, which contain the theme's name where use-dark-mode expects JSON. It updates in
 * a transition, so that React does not re-render parts that are still hydrating.
 */
export default function useEventListener(type: string, listener: Listener, target?: Target): void {
  const latest = useRef(listener);
  const [storageChange, setStorageChange] = useState<ListenerEvent | null>(null);
  useEffect(() => {
    latest.current = listener;
  }, [listener]);

  // use-dark-mode compares the stored value with the last rendered mode. React must therefore first
  // render earlier changes in this tab, which are transitions too.
  useEffect(() => {
    if (storageChange !== null) startTransition(() => latest.current(storageChange));
  }, [storageChange]);

  useEffect(() => {
    const source = target ?? window;
    const handle = (event: Event): void =>
      startTransition(() => {
        if (type !== 'storage') {
          latest.current(event as unknown as ListenerEvent);
          return;
        }
        const change = translateStorageEvent(event as StorageEvent);
        if (change !== null) setStorageChange(change);
      });
    source.addEventListener(type, handle);
    return () => source.removeEventListener(type, handle);
  }, [type, target]);
}
