import { useCallback, useEffect, useState } from 'react';

/** The error remains during a retry. */
interface LoadState<Value> {
  readonly value: Value | undefined;
  readonly error: Error | undefined;
  readonly isLoading: boolean;
  readonly retry: () => void;
}

/** Loads a value once; `retry` tries again after an error. */
export function useLoaded<Value>(load: () => Promise<Value>): LoadState<Value> {
  const [value, setValue] = useState<Value>();
  const [error, setError] = useState<Error>();
  const [isLoading, setLoading] = useState(true);
  const [loader] = useState(() => load);
  const start = useCallback(() => {
    loader().then(setValue, (reason: unknown) => {
      setError(reason instanceof Error ? reason : new Error(String(reason)));
      setLoading(false);
    });
  }, [loader]);
  useEffect(start, [start]);
  const retry = useCallback(() => {
    setLoading(true);
    start();
  }, [start]);
  return { value, error, isLoading, retry };
}
