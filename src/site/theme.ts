export type ColorMode = 'light' | 'dark';

export const colorMode = {
  defaultMode: 'light' as ColorMode,
  /** Whether to hide the switch and store nothing. */
  disableSwitch: false as boolean,
  /** Whether to follow the system preference until the reader chooses a theme. */
  respectSystemPreference: false as boolean,
  storageKey: 'theme',
} as const;
