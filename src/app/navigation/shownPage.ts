import { gatsbyRuntime } from '../../workarounds/gatsby/runtime';
import { withoutQueryAndHash } from '../../site/addresses';

let shown = '';
let isReturning = false;

/**
 * Returns the current path with prefix, query and hash. Reads `window`, because the router's
 * location is double-encoded.
 */
export function currentAddress(): string {
  const { pathname, search, hash } = window.location;
  return `${pathname}${search}${hash}`;
}

/** Remembers the current address as the address of the page shown. */
export function rememberShownPage(): void {
  shown = currentAddress();
}

/** Returns whether the current address, without query and hash, is that of the page shown. */
export function isAtShownPage(): boolean {
  return window.location.pathname === withoutQueryAndHash(shown);
}

/** Replaces the address of a page that could not be loaded with that of the page shown. */
export function returnToShownPage(): void {
  gatsbyRuntime().___navigate(shown, { replace: true });
  // Set last, because starting a navigation ends a return.
  isReturning = true;
}

/**
 * Ends a return to the page shown, if one is in progress.
 *
 * @returns whether one was in progress
 */
export function endReturn(): boolean {
  const wasReturning = isReturning;
  isReturning = false;
  return wasReturning;
}
