import { createContext, useContext, type Provider } from 'react';

/**
 * A context that cannot be read by mistake where nothing provides it.
 *
 * @returns the provider and the hook; outside the provider the hook throws an error that names
 *   both, so that the message says what to add and where
 */
export function createStrictContext<Value>(
  hook: string,
  provider: string,
): readonly [Provider<Value>, () => Value] {
  const context = createContext<Value | null>(null);
  context.displayName = provider;

  function useStrictContext(): Value {
    const value = useContext(context);
    if (value === null) {
      throw new Error(`${hook} is called outside <${provider}>. Wrap the component in it.`);
    }
    return value;
  }

  return [context.Provider as Provider<Value>, useStrictContext];
}
