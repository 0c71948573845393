import { colorMode, type ColorMode } from '../site/theme';

/** Returns the stored mode; null if there is no valid one, or the site has no switch. */
export function parseMode(stored: string | null): ColorMode | null {
  return !colorMode.disableSwitch && (stored === 'light' || stored === 'dark') ? stored : null;
}

/** Returns the mode to use if the reader has not chosen one. */
export function fallbackMode(): ColorMode {
  if (!colorMode.respectSystemPreference) return colorMode.defaultMode;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
