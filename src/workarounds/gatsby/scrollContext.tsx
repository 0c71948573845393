import type { ReactNode } from 'react';

/*
 * Replaces `gatsby-react-router-scroll` through an alias in webpack.ts. That package throws on
 * malformed hashes such as `#%`, and scrolls to the hash again when the app starts. `keepScroll`
 * scrolls instead.
 */

/** Renders its children; Gatsby wraps pages in it. */
export function ScrollContext({ children }: { readonly children: ReactNode }): ReactNode {
  return children;
}

/** Does nothing. Gatsby re-exports this hook, but this site does not use it. */
export function useScrollRestoration(): Record<string, never> {
  return {};
}
