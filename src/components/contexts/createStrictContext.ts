import { createContext, useContext, type Provider } from 'react';

/**
 * Creates a context without a default value.
 *
 * @param hook name of the hook, for the error message
 * @param provider name of the provider, for the error message
 * @returns the provider, and a hook that throws when called outside it
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
