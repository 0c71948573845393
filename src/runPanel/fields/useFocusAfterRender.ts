import { useCallback, useLayoutEffect, useRef } from 'react';

type FindTarget = () => Element | null | undefined;

/** Returns a function that moves focus after the next render, which may create the target. */
export function useFocusAfterRender(): (find: FindTarget) => void {
  const pending = useRef<FindTarget | null>(null);
  useLayoutEffect(() => {
    const target = pending.current?.();
    pending.current = null;
    if (target instanceof HTMLElement) target.focus();
  });
  return useCallback((find) => {
    pending.current = find;
  }, []);
}
