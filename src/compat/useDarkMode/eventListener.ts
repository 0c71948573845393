import { startTransition, useEffect, useRef } from 'react';
import { translateStorageEvent } from './storage';

type Listener = (event: { readonly [property: string]: unknown }) => void;

interface Target {
  addEventListener(type: string, listener: (event: never) => void): void;
  removeEventListener(type: string, listener: (event: never) => void): void;
}

/**
 * Stands in for `@use-it/event-listener` under use-dark-mode, by an alias of the bundler: built by
 * webpack 5 that package listens to every `change` of the page. `storage` events carry the theme's
 * word, which use-dark-mode reads as JSON; here they are translated. Updates run as transitions,
 * so that parts of the page that are not hydrated yet are not drawn anew.
 */
export default function useEventListener(type: string, listener: Listener, target?: Target): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  }, [listener]);

  useEffect(() => {
    const on = target ?? window;
    const handle = (event: Event): void => {
      const translated = type === 'storage' ? translateStorageEvent(event as StorageEvent) : event;
      startTransition(() => latest.current(translated as unknown as Parameters<Listener>[0]));
    };
    on.addEventListener(type, handle);
    return () => on.removeEventListener(type, handle);
  }, [type, target]);
}
