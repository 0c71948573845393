export interface SafeStorage {
  readonly read: (key: string) => string | null;
  readonly write: (key: string, value: string) => void;
}

/**
 * Reads a value from a storage; null if it is missing or the browser denies access.
 *
 * @param open returns the browser's storage; the access itself may throw
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
 * sandboxed frame, quota exceeded) in memory for the visit.
 *
 * @param open returns the browser's storage; the access itself may throw
 */
export function createSafeStorage(open: () => Pick<Storage, 'getItem' | 'setItem'>): SafeStorage {
  const kept = new Map<string, string>();
  return {
    read: (key) => kept.get(key) ?? readStored(open, key),
    write(key, value) {
      try {
        open().setItem(key, value);
        kept.delete(key);
      } catch {
        kept.set(key, value);
      }
    },
  };
}

/** Lasts across visits. */
export const visitorStorage = /* @__PURE__ */ createSafeStorage(() => localStorage);

/** Lasts as long as the tab. */
export const tabStorage = /* @__PURE__ */ createSafeStorage(() => sessionStorage);
