import type { ReactNode } from 'react';

/*
 * Stands in for `gatsby-react-router-scroll` by an alias of the bundler: that package decodes the
 * hash without care, so that an address with `#%` would break the page, and it scrolls to the hash
 * a second time when the app starts. `keepScroll` does the scrolling.
 */

/** Gatsby wraps the pages in it. */
export function ScrollContext({ children }: { readonly children: ReactNode }): ReactNode {
  return children;
}

/** Gatsby offers it to sites, under this name; ours has no scrolling box that needs it. */
export function useScrollRestoration(): Record<string, never> {
  return {};
}
