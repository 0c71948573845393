export type ColorMode = 'light' | 'dark';

export const colorMode = {
  defaultMode: 'light' as ColorMode,
  /** Hides the toggle and stores nothing. */
  disableSwitch: false as boolean,
  /** Follows the system preference live until the reader chooses. */
  respectSystemPreference: false as boolean,
  storageKey: 'theme',
} as const;
