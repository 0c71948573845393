import { colorMode, type ColorMode } from '../../site/theme';
import { parseMode, fallbackMode } from '../../shared/colorMode';
import { visitorStorage } from '../../shared/visitorStorage';

/** The JSON that use-dark-mode reads and writes: whether dark mode is on. */
type DarkJson = 'true' | 'false';

function toJson(word: string | null): DarkJson | null {
  if (word === 'dark') return 'true';
  return word === 'light' ? 'false' : null;
}

/** Returns the reader's stored choice, if any. */
export function storedMode(): ColorMode | null {
  return parseMode(visitorStorage.read(colorMode.storageKey));
}

/**
 * Translates a `storage` event into the form that use-dark-mode expects. If the stored value is
 * invalid or was removed, or the whole storage was cleared (an event without a key), the value is
 * the mode for readers without a choice. Returns null for other keys.
 */
export function translateStorageEvent({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>): {
  readonly key: string;
  readonly newValue: DarkJson;
} | null {
  const { storageKey } = colorMode;
  if (key !== storageKey && key !== null) return null;
  const fallback: DarkJson = fallbackMode() === 'dark' ? 'true' : 'false';
  return { key: storageKey, newValue: toJson(newValue) ?? fallback };
}

let isPaused = false;

/**
 * Runs a function without storing the modes that it sets, because they are not the reader's choice.
 */
export function withoutStoring(run: () => void): void {
  isPaused = true;
  try {
    run();
  } finally {
    isPaused = false;
  }
}

/** The storage for use-dark-mode: stores `light` and `dark` instead of its `false` and `true`. */
export const themeStorage: Pick<Storage, 'getItem' | 'setItem'> = {
  getItem: () => toJson(storedMode()),
  setItem(key, json) {
    if (!isPaused) visitorStorage.write(key, json === 'true' ? 'dark' : 'light');
  },
};
