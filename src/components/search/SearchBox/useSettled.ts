import { useEffect, useState } from 'react';

/** Milliseconds of quiet before a number that changes with every letter is read out. */
const quiet = 500;

/** A value that is told once it has stood for a while; null at once. */
export function useSettled<Value>(value: Value | null): Value | null {
  const [settled, setSettled] = useState<Value | null>(null);
  if (value === null && settled !== null) setSettled(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quiet);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
