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
  /** Back or Forward; `position` where the reader left that entry, null if unknown. */
  | { readonly kind: 'returned'; readonly position: number | null }
  /** The browser itself followed a link within the page, and scrolled. */
  | { readonly kind: 'followed' };

/** What is to happen to the view; `position` in CSS pixels from the top. */
export type ScrollMove =
  | { readonly kind: 'stay' }
  | { readonly kind: 'position'; readonly position: number }
  | { readonly kind: 'hash'; readonly otherwise: 'top' | 'stay' };

/** Where the view goes after the address changed from `from` to `to`. */
export function scrollMove(from: Place, to: Place, arrival: Arrival): ScrollMove {
  if (arrival.kind === 'followed') return { kind: 'stay' };
  if (arrival.kind === 'returned' && arrival.position !== null) {
    return { kind: 'position', position: arrival.position };
  }
  const samePage = from.pathname === to.pathname;
  if (samePage && from.hash === to.hash && from.search !== to.search) return { kind: 'stay' };
  if (to.hash === '') return { kind: 'position', position: 0 };
  return { kind: 'hash', otherwise: samePage ? 'stay' : 'top' };
}
