/**
 * Replaces Gatsby's handler of pages that export a `Head` in the built site; react-helmet sets
 * every head. Gatsby calls it for every page.
 */
export function headHandlerForBrowser(): void {
  // Nothing to do.
}
