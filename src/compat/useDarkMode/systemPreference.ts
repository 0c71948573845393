import { storedMode, withoutStoring } from './storage';

type Listener = (event: { readonly matches: boolean }) => void;

interface PreferenceQuery {
  readonly media: string;
  readonly matches: boolean;
  readonly addListener: (listener: Listener) => void;
  readonly removeListener: (listener: Listener) => void;
}

/** The part of `window` that use-dark-mode asks for the system's preference. */
export interface PreferenceSource {
  readonly matchMedia?: (query: string) => PreferenceQuery;
}

/**
 * What use-dark-mode sees of the system. Followed live where there is no stored choice, and not
 * stored itself. Not followed, there is no `matchMedia`: then the start value is the site's.
 */
export function preferenceSource(follow: boolean): PreferenceSource {
  if (!follow || typeof window === 'undefined') return {};
  return {
    matchMedia(query) {
      const list = window.matchMedia(query);
      const handlers = new Map<Listener, (event: MediaQueryListEvent) => void>();
      return {
        media: list.media,
        matches: list.matches,
        addListener(listener) {
          const handler = (event: MediaQueryListEvent): void => {
            if (storedMode() === null) withoutStoring(() => listener(event));
          };
          handlers.set(listener, handler);
          list.addEventListener('change', handler);
        },
        removeListener(listener) {
          const handler = handlers.get(listener);
          if (handler !== undefined) list.removeEventListener('change', handler);
          handlers.delete(listener);
        },
      };
    },
  };
}
