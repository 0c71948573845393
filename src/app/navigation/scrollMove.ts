import type { Spot } from './scrollPositions';

/** An address as far as scrolling depends on it. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** How the address came to change. */
export type Arrival =
  /** A new entry of the history, or the current one replaced. */
  | { readonly kind: 'navigated' }
  /** Back or Forward; `spot` is where the reader left that entry, null if unknown. */
  | { readonly kind: 'returned'; readonly spot: Spot | null }
  /** The browser itself followed a link within the page, and scrolled. */
  | { readonly kind: 'followed' };

/** What is to happen to the view. */
export type ScrollMove =
  | { readonly kind: 'stay' }
  | { readonly kind: 'top' }
  /** `isDrawnAnew`: the page has come with its collapsibles as they are at first. */
  | { readonly kind: 'spot'; readonly spot: Spot; readonly isDrawnAnew: boolean }
  | { readonly kind: 'hash'; readonly otherwise: 'top' | 'stay' };

/** Where the view goes after the address changed from `from` to `to`. */
export function scrollMove(from: Place, to: Place, arrival: Arrival): ScrollMove {
  if (arrival.kind === 'followed') return { kind: 'stay' };
  const samePage = from.pathname === to.pathname;
  if (arrival.kind === 'returned' && arrival.spot !== null) {
    return { kind: 'spot', spot: arrival.spot, isDrawnAnew: !samePage };
  }
  if (samePage && from.hash === to.hash && from.search !== to.search) return { kind: 'stay' };
  if (to.hash === '') return { kind: 'top' };
  return { kind: 'hash', otherwise: samePage ? 'stay' : 'top' };
}
