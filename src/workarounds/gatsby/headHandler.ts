/**
 * Does nothing. In the built site, it replaces Gatsby's handler of `Head` exports, which Gatsby
 * calls on every page.
 */
export function headHandlerForBrowser(): void {
  // No page exports `Head`, because react-helmet sets the head.
}
