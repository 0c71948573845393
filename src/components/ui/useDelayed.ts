import { useEffect, useState } from 'react';

/**
 * Becomes true once a condition has been true for the delay, and false immediately.
 *
 * @param delay milliseconds
 */
export function useDelayed(condition: boolean, delay: number): boolean {
  const [elapsed, setElapsed] = useState(false);
  useEffect(() => {
    if (!condition) return undefined;
    const timer = setTimeout(() => setElapsed(true), delay);
    return () => {
      clearTimeout(timer);
      setElapsed(false);
    };
  }, [condition, delay]);
  return condition && elapsed;
}
