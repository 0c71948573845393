import { useEffect, useState } from 'react';

/**
 * true once a condition has held for a while, false as soon as it does not.
 *
 * @param delay milliseconds
 */
export function useDelayed(condition: boolean, delay: number): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (!condition) return undefined;
    const timer = setTimeout(() => setHeld(true), delay);
    return () => {
      clearTimeout(timer);
      setHeld(false);
    };
  }, [condition, delay]);
  return condition && held;
}
