import { useCallback, useEffect, useState } from 'react';

/** Loads something once. Returns the value or error, and a function that tries again. */
export function useLoaded<Value>(
  load: () => Promise<Value>,
): readonly [Value | Error | undefined, () => void] {
  const [value, setValue] = useState<Value | Error>();
  const [loader] = useState(() => load);
  const start = useCallback(() => {
    loader().then(setValue, (error: unknown) => {
      setValue(error instanceof Error ? error : new Error(String(error)));
    });
  }, [loader]);
  useEffect(start, [start]);
  const retry = useCallback(() => {
    setValue(undefined);
    start();
  }, [start]);
  return [value, retry];
}
