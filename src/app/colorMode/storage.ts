import { colorMode, type ColorMode } from '../../site/theme';
import { visitorStorage } from '../storage';

/** What use-dark-mode reads and writes is the JSON of "is it dark". */
type DarkJson = 'true' | 'false';

function toJson(word: string | null): DarkJson | null {
  if (word === 'dark') return 'true';
  return word === 'light' ? 'false' : null;
}

/** The stored choice; null where there is none or it is no theme's name. */
export function storedMode(): ColorMode | null {
  const word = visitorStorage.read(colorMode.storageKey);
  return word === 'light' || word === 'dark' ? word : null;
}

/**
 * What another tab stored, as use-dark-mode would have stored it. A value that is no theme's name
 * falls back to the default.
 */
export function translateStorageEvent(event: Pick<StorageEvent, 'key' | 'newValue'>): {
  readonly key: string | null;
  readonly newValue: string | null;
} {
  if (event.key !== colorMode.storageKey) return { key: event.key, newValue: event.newValue };
  const fallback: DarkJson = colorMode.defaultMode === 'dark' ? 'true' : 'false';
  return { key: event.key, newValue: toJson(event.newValue) ?? fallback };
}

let paused = false;

/** Runs what must not count as the reader's choice: nothing it writes is stored. */
export function withoutStoring(run: () => void): void {
  paused = true;
  try {
    run();
  } finally {
    paused = false;
  }
}

/** Stores the words `light` and `dark` where use-dark-mode has `false` and `true`. */
export const wordStorage: Pick<Storage, 'getItem' | 'setItem'> = {
  getItem: () => toJson(storedMode()),
  setItem(key, json) {
    if (!paused) visitorStorage.write(key, json === 'true' ? 'dark' : 'light');
  },
};
