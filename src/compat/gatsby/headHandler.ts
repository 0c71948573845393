/**
 * Replaces Gatsby's handler for pages that export `Head` in the built site, where react-helmet sets
 * the head of every page. Gatsby calls it on every page.
 */
export function headHandlerForBrowser(): void {
  // No page exports `Head`.
}
