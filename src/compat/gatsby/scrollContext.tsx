import type { ReactNode } from 'react';

/*
 * Replaces `gatsby-react-router-scroll` through an alias in webpack.ts. That package throws on
 * malformed hashes such as `#%`, and scrolls to the hash again when the app starts. `keepScroll`
 * scrolls instead.
 */

/** Gatsby wraps pages in this. */
export function ScrollContext({ children }: { readonly children: ReactNode }): ReactNode {
  return children;
}

/** Part of Gatsby's public API; this site has no scrolling element that needs it. */
export function useScrollRestoration(): Record<string, never> {
  return {};
}
