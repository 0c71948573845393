/** A storage whose methods never throw. */
export interface SafeStorage {
  readonly read: (key: string) => string | null;
  readonly write: (key: string, value: string) => void;
}

/**
 * Returns a stored value; null if it is missing or the browser denies access.
 *
 * @param open returns the browser's storage, or throws if the browser denies access
 */
export function readStored(open: () => Pick<Storage, 'getItem'>, key: string): string | null {
  try {
    return open().getItem(key);
  } catch {
    return null;
  }
}

/**
 * Creates a storage that never throws. Keeps values that cannot be stored (cookies blocked, a
 * sandboxed frame, quota exceeded) in memory, until the next full page load.
 *
 * @param open returns the browser's storage, or throws if the browser denies access
 */
export function createSafeStorage(open: () => Pick<Storage, 'getItem' | 'setItem'>): SafeStorage {
  const inMemory = new Map<string, string>();
  return {
    read: (key) => inMemory.get(key) ?? readStored(open, key),
    write(key, value) {
      try {
        open().setItem(key, value);
        inMemory.delete(key);
      } catch {
        inMemory.set(key, value);
      }
    },
  };
}

/** Storage that lasts across visits. */
export const visitorStorage = /* @__PURE__ */ createSafeStorage(() => localStorage);

/** Storage that lasts as long as the tab. */
export const tabStorage = /* @__PURE__ */ createSafeStorage(() => sessionStorage);
