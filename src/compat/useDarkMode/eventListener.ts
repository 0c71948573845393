import { startTransition, useEffect, useRef } from 'react';
import { translateStorageEvent } from './storage';

type Listener = (event: { readonly [property: string]: unknown }) => void;

interface Target {
  addEventListener(type: string, listener: (event: never) => void): void;
  removeEventListener(type: string, listener: (event: never) => void): void;
}

/**
 * Replaces `@use-it/event-listener` in use-dark-mode, through an alias in webpack.ts. Built by webpack
 * 5, that package listens to every `change` event of the page. Also translates `storage` events, which
 * contain the theme's name where use-dark-mode expects JSON, and updates in a transition, so that
 * React does not re-render parts that are still hydrating.
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
