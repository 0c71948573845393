import { useCallback, useLayoutEffect, useRef } from 'react';

type Find = () => Element | null | undefined;

/** Returns a function that moves focus after the next render, which may create the target. */
export function useFocusAfter(): (find: Find) => void {
  const wanted = useRef<Find | null>(null);
  useLayoutEffect(() => {
    const target = wanted.current?.();
    wanted.current = null;
    if (target instanceof HTMLElement) target.focus();
  });
  return useCallback((find) => {
    wanted.current = find;
  }, []);
}
