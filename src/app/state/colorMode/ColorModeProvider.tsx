import { startTransition, useCallback, useMemo, type ReactNode } from 'react';
import useDarkMode, { type DarkModeConfig } from 'use-dark-mode';
import { ColorModeContextProvider } from '../../../components/contexts';
import { colorMode, type ColorMode } from '../../../site/theme';
import { visitorStorage } from '../../../shared/visitorStorage';
import { useHydrated } from '../useHydrated';
import { useReturnFromCache } from '../useReturnFromCache';
import { themeStorage } from '../../../workarounds/useDarkMode/storage';
import { preferenceSource } from '../../../workarounds/useDarkMode/systemPreference';

function modeFromDark(dark: boolean | undefined): ColorMode {
  return dark === true ? 'dark' : 'light';
}

function showMode(dark: boolean | undefined): void {
  document.documentElement.dataset['theme'] = modeFromDark(dark);
}

// use-dark-mode uses only a storage and `matchMedia`, but its types require a whole window.
const options = {
  // With an empty key, the package stores nothing.
  storageKey: colorMode.disableSwitch ? '' : colorMode.storageKey,
  storageProvider: themeStorage,
  global: preferenceSource(colorMode.respectSystemPreference),
  onChange: showMode,
} as unknown as DarkModeConfig;

/** Dispatches a `storage` event with the stored mode, as if another tab had just stored it. */
function followStored(): void {
  const newValue = visitorStorage.read(colorMode.storageKey);
  window.dispatchEvent(new StorageEvent('storage', { key: colorMode.storageKey, newValue }));
}

/**
 * Provides the colour mode, which use-dark-mode stores. During hydration it is the default mode, as
 * in the HTML; `data-theme` on `<html>` is right from the first paint on.
 */
export function ColorModeProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const { value, enable, disable } = useDarkMode(colorMode.defaultMode === 'dark', options);
  const hydrated = useHydrated();
  useReturnFromCache(followStored);

  const toggle = useCallback(() => {
    // Reads the mode on screen, because a second click may come before React renders.
    const dark = document.documentElement.dataset['theme'] !== 'dark';
    showMode(dark);
    startTransition(dark ? enable : disable);
  }, [enable, disable]);
  const mode = hydrated ? modeFromDark(value) : colorMode.defaultMode;
  const context = useMemo(
    () => ({ mode, toggle, switchable: !colorMode.disableSwitch }),
    [mode, toggle],
  );
  return <ColorModeContextProvider value={context}>{children}</ColorModeContextProvider>;
}
