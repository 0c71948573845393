import { storedMode, withoutStoring } from './storage';

type Listener = (event: { readonly matches: boolean }) => void;

interface PreferenceQuery {
  readonly media: string;
  readonly matches: boolean;
  readonly addListener: (listener: Listener) => void;
  readonly removeListener: (listener: Listener) => void;
}

interface PreferenceSource {
  readonly matchMedia?: (query: string) => PreferenceQuery;
}

/**
 * Returns a stand-in for `window` through which use-dark-mode reads the system preference. A change
 * of the preference applies immediately unless a choice is stored, and is never stored itself. If
 * `followsSystem` is false, or during the build, there is no `matchMedia`, so the site's default
 * applies.
 */
export function preferenceSource(followsSystem: boolean): PreferenceSource {
  if (!followsSystem || typeof window === 'undefined') return {};
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
