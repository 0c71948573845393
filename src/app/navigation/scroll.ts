import { tabStorage, type SafeStorage } from '../storage';
import { hashTarget } from '../../components/hashTarget';
import { scrollMove, type Arrival, type Place } from './scrollMove';
import { readPositions, withPosition } from './scrollPositions';

const storageKey = 'scroll';

export interface ScrollKeeper {
  /** Remembers where the reader is in the entry that is about to be left. */
  readonly leave: () => void;
  /**
   * Moves the view after the page of the new address has been drawn.
   *
   * @returns how the reader came there
   */
  readonly arrive: (from: Place, to: Place) => Arrival['kind'];
}

function entryKey(): string | undefined {
  const state: unknown = history.state;
  const key = typeof state === 'object' && state !== null && 'key' in state ? state.key : undefined;
  return typeof key === 'string' ? key : undefined;
}

/** Names the current entry of the history, as Gatsby's router names its own. */
function nameEntry(): string {
  const key = `${Date.now()}`;
  history.replaceState({ ...(history.state as object | null), key }, '');
  return key;
}

/**
 * Keeps the scroll position of every entry of the history and restores it on Back and Forward.
 * The browser's own restoration would act before the next page is drawn; it is left to it only
 * when the document is left, so that a reload is restored before any script runs.
 */
export function keepScroll(storage: SafeStorage = tabStorage): ScrollKeeper {
  let key = entryKey() ?? nameEntry();
  let position = window.scrollY;
  let arrival: Arrival = { kind: 'navigated' };

  const leave = (): void => {
    const positions = readPositions(storage.read(storageKey));
    storage.write(storageKey, JSON.stringify(withPosition(positions, key, position)));
    // Whatever was on its way is overtaken.
    arrival = { kind: 'navigated' };
  };
  const positionOf = (entry: string): number | null =>
    new Map(readPositions(storage.read(storageKey))).get(entry) ?? null;

  window.addEventListener('scroll', () => (position = window.scrollY), { passive: true });
  window.addEventListener('popstate', () => {
    // The last `scroll` event is older than what the browser may have scrolled for the new entry.
    leave();
    // Until it is drawn, the page shown is that of the entry before: `key` stays.
    const returnedTo = entryKey();
    if (returnedTo === undefined) nameEntry();
    arrival =
      returnedTo === undefined
        ? { kind: 'followed' }
        : { kind: 'returned', position: positionOf(returnedTo) };
  });
  window.addEventListener('pagehide', () => {
    leave();
    history.scrollRestoration = 'auto';
  });
  window.addEventListener('pageshow', () => (history.scrollRestoration = 'manual'));

  // An entry left within the app and returned to from another site: nobody else restores it.
  const missed = history.scrollRestoration === 'manual' ? positionOf(key) : null;
  if (missed !== null && window.scrollY === 0) window.scrollTo(0, missed);
  history.scrollRestoration = 'manual';

  return {
    leave,
    arrive(from, to) {
      key = entryKey() ?? key;
      const { kind } = arrival;
      const move = scrollMove(from, to, arrival);
      arrival = { kind: 'navigated' };
      if (move.kind === 'stay') return kind;
      const target = move.kind === 'hash' ? hashTarget(to.hash) : null;
      if (target !== null) target.scrollIntoView();
      else if (move.kind === 'position') window.scrollTo(0, move.position);
      else if (move.otherwise === 'top') window.scrollTo(0, 0);
      position = window.scrollY;
      return kind;
    },
  };
}
