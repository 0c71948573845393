/**
 * Stands in the built site for Gatsby's handler of pages that export a `Head`: none does, for heads
 * are react-helmet's. Gatsby calls it for every page.
 */
export function headHandlerForBrowser(): void {
  // Nothing is left for it to do.
}
