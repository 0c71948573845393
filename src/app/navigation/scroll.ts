import { hashTarget } from '../../components/ui/hashTarget';
import { tabStorage, type SafeStorage } from '../../shared/visitorStorage';
import { scrollMove, type Arrival, type Place } from './scrollMove';
import {
  entryKey,
  readPositions,
  scrollStorageKey,
  withPosition,
  type Spot,
} from './scrollPositions';

export interface ScrollKeeper {
  /** Remembers where the reader is in the entry that is about to be left. */
  readonly leave: () => void;
  /**
   * Moves the view after the page of the new address has been drawn.
   *
   * @returns how the reader came there
   */
  readonly arrive: (from: Place, to: Place) => Arrival['kind'];
  /** The address has changed, and the view stays as it is. */
  readonly stay: () => void;
}

/** Names the current entry of the history, as Gatsby's router names its own. */
function nameEntry(): string {
  const key = `${Date.now()}`;
  history.replaceState({ ...(history.state as object | null), key }, '');
  return key;
}

const collapsibles = (): HTMLDetailsElement[] => [
  ...document.querySelectorAll<HTMLDetailsElement>('main details'),
];

const openOnes = (): number[] => collapsibles().flatMap(({ open }, index) => (open ? [index] : []));

/** Moves the view to where the reader was, with open around it what was open then. */
function returnTo({ position, open }: Spot, isDrawnAnew: boolean): void {
  if (isDrawnAnew) {
    collapsibles().forEach((details, index) => {
      details.open = open.includes(index);
    });
  }
  window.scrollTo(0, position);
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
    const positions = readPositions(storage.read(scrollStorageKey));
    const spot = { position, open: openOnes() };
    storage.write(scrollStorageKey, JSON.stringify(withPosition(positions, key, spot)));
    // Whatever was on its way is overtaken.
    arrival = { kind: 'navigated' };
  };
  const spotOf = (entry: string): Spot | null =>
    new Map(readPositions(storage.read(scrollStorageKey))).get(entry) ?? null;

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
        : { kind: 'returned', spot: spotOf(returnedTo) };
  });
  window.addEventListener('pagehide', () => {
    leave();
    // Of an entry that was returned to and not drawn, the browser knows the place of another page.
    if (entryKey() === key) history.scrollRestoration = 'auto';
  });
  window.addEventListener('pageshow', () => (history.scrollRestoration = 'manual'));

  // An entry left within the app and returned to from another site, or by a full load because the
  // app could not draw it: nobody else restores it.
  const missed = history.scrollRestoration === 'manual' ? spotOf(key) : null;
  if (missed !== null && window.scrollY === 0) returnTo(missed, true);
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
      else if (move.kind === 'spot') returnTo(move.spot, move.isDrawnAnew);
      else if (move.kind === 'top' || move.otherwise === 'top') window.scrollTo(0, 0);
      position = window.scrollY;
      return kind;
    },
    stay() {
      key = entryKey() ?? key;
      arrival = { kind: 'navigated' };
    },
  };
}
