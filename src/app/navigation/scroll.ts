import { focusNext } from '../../workarounds/gatsby/routerFocus';
import { hashTarget } from '../../components/ui/hashTarget';
import { tabStorage, type SafeStorage } from '../../shared/visitorStorage';
import { navigationType } from './navigationType';
import { scrollMove, type Arrival, type AddressParts } from './scrollMove';
import {
  entryKey,
  readPositions,
  scrollStorageKey,
  withPosition,
  type Spot,
} from './scrollPositions';

export interface ScrollKeeper {
  /** Stores where the reader is; call before leaving the current history entry. */
  readonly leave: () => void;
  /**
   * Scrolls if the change of address requires it; call after the page has rendered.
   *
   * @returns how the address changed
   */
  readonly arrive: (from: AddressParts, to: AddressParts) => Arrival['kind'];
  /** Records that the address changed without a scroll. */
  readonly stay: () => void;
}

/**
 * Gives the current history entry a key, as Gatsby's router does for the entries that it creates;
 * returns the key.
 */
function addEntryKey(): string {
  const key = `${Date.now()}`;
  history.replaceState({ ...(history.state as object | null), key }, '');
  return key;
}

const collapsibles = (): HTMLDetailsElement[] => [
  ...document.querySelectorAll<HTMLDetailsElement>('main details'),
];

const openIndexes = (): number[] =>
  collapsibles().flatMap(({ open }, index) => (open ? [index] : []));

const links = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('main a[href]')];

const focusedIndex = (): number => links().findIndex((link) => link === document.activeElement);

function returnTo({ position, open }: Spot, isNewPage: boolean): void {
  if (isNewPage) {
    collapsibles().forEach((details, index) => {
      details.open = open.includes(index);
    });
  }
  window.scrollTo(0, position);
}

/** Lets the router focus the link that the reader followed, as browsers do on Back. */
function returnFocus({ focus = -1 }: Spot): void {
  const link = links()[focus];
  if (link) focusNext(link);
}

function isAtHash(): boolean {
  const target = hashTarget(window.location.hash);
  const before = window.scrollY;
  target?.scrollIntoView();
  const isAtTarget = target !== null && Math.abs(window.scrollY - before) < 1;
  window.scrollTo(0, before);
  return isAtTarget;
}

/**
 * Stores the scroll positions of history entries and restores them on Back and Forward. The browser
 * would restore them too early, before the next page is rendered. After a full load, restores the
 * position only where the browser does not.
 */
export function keepScroll(storage: SafeStorage = tabStorage): ScrollKeeper {
  let key = entryKey() ?? addEntryKey();
  let position = window.scrollY;
  let arrival: Arrival = { kind: 'navigated' };

  const store = (): void => {
    // If the browser has followed a hash, `position` belongs to the new entry, but `key` still
    // belongs to the previous one.
    if (arrival.kind !== 'followed') {
      const positions = readPositions(storage.read(scrollStorageKey));
      const spot = { position, open: openIndexes(), focus: focusedIndex() };
      storage.write(scrollStorageKey, JSON.stringify(withPosition(positions, key, spot)));
    }
    // Drops an arrival whose page has not rendered.
    arrival = { kind: 'navigated' };
  };
  const spotOf = (entry: string): Spot | null =>
    new Map(readPositions(storage.read(scrollStorageKey))).get(entry) ?? null;

  window.addEventListener('scroll', () => (position = window.scrollY), { passive: true });
  window.addEventListener('popstate', () => {
    // `position` still belongs to the previous entry: no scroll event has fired for the new one.
    store();
    // `key` still belongs to the previous entry until the new page is rendered.
    const returnedTo = entryKey();
    if (returnedTo === undefined) addEntryKey();
    arrival =
      returnedTo === undefined
        ? { kind: 'followed' }
        : { kind: 'returned', spot: spotOf(returnedTo) };
  });
  window.addEventListener('pagehide', () => {
    store();
    // If the keys differ, the current entry's page has not rendered yet, and for that entry the
    // browser would store the position of the page still on screen.
    if (entryKey() === key) history.scrollRestoration = 'auto';
  });
  window.addEventListener('pageshow', () => (history.scrollRestoration = 'manual'));

  // If the reader left an entry by navigating in the app, and returns to it from another site or by
  // a full load, the browser does not restore the scroll position.
  const missedSpot = history.scrollRestoration === 'manual' ? spotOf(key) : null;
  if (missedSpot !== null && window.scrollY === 0) returnTo(missedSpot, true);
  history.scrollRestoration = 'manual';
  // WebKit scrolls to the target of the hash when a reloaded page is complete, even if
  // the reader had scrolled away.
  const reloadedSpot = navigationType() === 'reload' ? spotOf(key) : null;
  if (reloadedSpot !== null && isAtHash()) returnTo(reloadedSpot, false);

  return {
    leave() {
      // On a slow machine, the last scroll event may not have fired yet.
      position = window.scrollY;
      store();
    },
    arrive(from, to) {
      key = entryKey() ?? key;
      const { kind } = arrival;
      const move = scrollMove(from, to, arrival);
      arrival = { kind: 'navigated' };
      if (move.kind === 'stay') return kind;
      const target = move.kind === 'hash' ? hashTarget(to.hash) : null;
      if (target !== null) target.scrollIntoView();
      else if (move.kind === 'spot') {
        returnTo(move.spot, move.isNewPage);
        if (move.isNewPage) returnFocus(move.spot);
      } else if (move.kind === 'top' || move.otherwise === 'top') window.scrollTo(0, 0);
      position = window.scrollY;
      return kind;
    },
    stay() {
      key = entryKey() ?? key;
      arrival = { kind: 'navigated' };
    },
  };
}
