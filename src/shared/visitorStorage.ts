export interface SafeStorage {
  readonly read: (key: string) => string | null;
  readonly write: (key: string, value: string) => void;
}

/**
 * A storage that never throws. What cannot be stored (cookies blocked, a sandboxed frame, no
 * space) is kept for the visit.
 *
 * @param open gives the browser's storage; the access alone may throw
 */
export function createSafeStorage(open: () => Pick<Storage, 'getItem' | 'setItem'>): SafeStorage {
  const kept = new Map<string, string>();
  return {
    read(key) {
      const value = kept.get(key);
      if (value !== undefined) return value;
      try {
        return open().getItem(key);
      } catch {
        return null;
      }
    },
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

/** What is remembered from visit to visit. */
export const visitorStorage = createSafeStorage(() => localStorage);

/** What is remembered in a tab. */
export const tabStorage = createSafeStorage(() => sessionStorage);
