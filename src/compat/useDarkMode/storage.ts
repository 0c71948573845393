import { colorMode, type ColorMode } from '../../site/theme';
import { modeOf, unchosenMode } from '../../shared/colorMode';
import { visitorStorage } from '../../shared/visitorStorage';

/** What use-dark-mode reads and writes is the JSON of "is it dark". */
type DarkJson = 'true' | 'false';

function toJson(word: string | null): DarkJson | null {
  if (word === 'dark') return 'true';
  return word === 'light' ? 'false' : null;
}

/** Returns the reader's stored choice, if any. */
export function storedMode(): ColorMode | null {
  return modeOf(visitorStorage.read(colorMode.storageKey));
}

/**
 * What another tab stored, as use-dark-mode would have stored it. A value that is no theme's name,
 * or a storage that was emptied (its event has no key), is a choice taken back.
 */
export function translateStorageEvent(event: Pick<StorageEvent, 'key' | 'newValue'>): {
  readonly key: string | null;
  readonly newValue: string | null;
} {
  const { storageKey } = colorMode;
  if (event.key !== storageKey && event.key !== null) {
    return { key: event.key, newValue: event.newValue };
  }
  const unchosen: DarkJson = unchosenMode() === 'dark' ? 'true' : 'false';
  return { key: storageKey, newValue: toJson(event.newValue) ?? unchosen };
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
