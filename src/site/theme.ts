export type ColorMode = 'light' | 'dark';

export const colorMode = {
  defaultMode: 'light' as ColorMode,
  /** No toggle, and nothing stored, when true. */
  disableSwitch: false as boolean,
  /** Without a stored choice, follow the system's preference live. */
  respectSystemPreference: false as boolean,
  storageKey: 'theme',
} as const;
