import type { Spot } from './scrollPositions';

/** The parts of an address that scrolling depends on. */
export interface AddressParts {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** How the address changed. */
export type Arrival =
  /** A new history entry, or the current one replaced. */
  | { readonly kind: 'navigated' }
  /** Back or Forward; `spot` is where the reader was in that entry, null if unknown. */
  | { readonly kind: 'returned'; readonly spot: Spot | null }
  /** The browser followed a link within the page, and scrolled. */
  | { readonly kind: 'followed' };

export type ScrollMove =
  | { readonly kind: 'stay' }
  | { readonly kind: 'top' }
  /** `isNewPage`: another page was rendered, with its collapsibles in their initial state. */
  | { readonly kind: 'spot'; readonly spot: Spot; readonly isNewPage: boolean }
  | { readonly kind: 'hash'; readonly otherwise: 'top' | 'stay' };

/** Returns how to scroll after the address changed from `from` to `to`. */
export function scrollMove(from: AddressParts, to: AddressParts, arrival: Arrival): ScrollMove {
  if (arrival.kind === 'followed') return { kind: 'hash', otherwise: 'stay' };
  const isSamePage = from.pathname === to.pathname;
  if (arrival.kind === 'returned' && arrival.spot !== null) {
    return { kind: 'spot', spot: arrival.spot, isNewPage: !isSamePage };
  }
  if (isSamePage && from.hash === to.hash && from.search !== to.search) return { kind: 'stay' };
  if (to.hash === '') return { kind: 'top' };
  return { kind: 'hash', otherwise: isSamePage ? 'stay' : 'top' };
}
