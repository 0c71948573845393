export type ColorMode = 'light' | 'dark';

export const colorMode = {
  defaultMode: 'light' as ColorMode,
  /** Removes the toggle; nothing is stored. */
  disableSwitch: false as boolean,
  /** Follows the system's preference, live, until the reader chooses. */
  respectSystemPreference: false as boolean,
  storageKey: 'theme',
} as const;
