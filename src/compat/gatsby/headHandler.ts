/**
 * Replaces Gatsby's handler of pages that export a `Head` in the built site, where react-helmet sets
 * all heads. Gatsby calls it for every page.
 */
export function headHandlerForBrowser(): void {
  // Nothing to do.
}
