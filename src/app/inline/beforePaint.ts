import { announcement, announcementStorage } from '../../site/announcement';
import { colorMode, type ColorMode } from '../../site/theme';
import { inlineScript } from './inlineScript';

interface Settings {
  readonly defaultMode: ColorMode;
  readonly disableSwitch: boolean;
  readonly respectSystemPreference: boolean;
  readonly themeKey: string;
  readonly announcementId: string;
  readonly idKey: string;
  readonly dismissKey: string;
}

/**
 * Marks `<html>` before anything is painted: `data-theme`, and `data-announcement="closed"` where
 * the reader has closed this very bar. It is written into the page by its source.
 */
export function markDocument(settings: Settings): void {
  const { dataset } = document.documentElement;
  const read = (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const stored = settings.disableSwitch ? null : read(settings.themeKey);
  const systemIsDark =
    settings.respectSystemPreference && matchMedia('(prefers-color-scheme: dark)').matches;
  if (stored === 'light' || stored === 'dark') dataset['theme'] = stored;
  else dataset['theme'] = systemIsDark ? 'dark' : settings.defaultMode;
  if (read(settings.idKey) === settings.announcementId && read(settings.dismissKey) === 'true') {
    dataset['announcement'] = 'closed';
  }
}

/** The inline script of every page's head; the same text on all pages. */
export const beforePaintScript = inlineScript(markDocument, {
  defaultMode: colorMode.defaultMode,
  disableSwitch: colorMode.disableSwitch,
  respectSystemPreference: colorMode.respectSystemPreference,
  themeKey: colorMode.storageKey,
  announcementId: announcement.id,
  idKey: announcementStorage.id,
  dismissKey: announcementStorage.dismiss,
});
