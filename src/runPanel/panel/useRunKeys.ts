import { useEffect, useRef } from 'react';

/** Calls a function on Ctrl+Enter or ⌘+Enter anywhere on the page. */
export function useRunKeys(run: () => void): void {
  const latestRun = useRef(run);
  useEffect(() => {
    latestRun.current = run;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (!event.repeat) latestRun.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
