import { colorMode, type ColorMode } from '../../site/theme';
import { visitorStorage } from '../../shared/visitorStorage';

/** What use-dark-mode reads and writes is the JSON of "is it dark". */
type DarkJson = 'true' | 'false';

/** The media query of a system that prefers dark. */
const darkPreference = '(prefers-color-scheme: dark)';

function toJson(word: string | null): DarkJson | null {
  if (word === 'dark') return 'true';
  return word === 'light' ? 'false' : null;
}

/** The stored choice; null where there is none, it is no theme's name, or the site has no switch. */
export function storedMode(): ColorMode | null {
  if (colorMode.disableSwitch) return null;
  const word = visitorStorage.read(colorMode.storageKey);
  return word === 'light' || word === 'dark' ? word : null;
}

/** The mode without a stored choice. */
function unchosenMode(): ColorMode {
  if (!colorMode.respectSystemPreference) return colorMode.defaultMode;
  return window.matchMedia(darkPreference).matches ? 'dark' : 'light';
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
