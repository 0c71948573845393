/**
 * Does nothing. In the built site, Gatsby calls it on every page instead of its own handler for
 * `Head` exports.
 */
export function headHandlerForBrowser(): void {
  // No page exports `Head`, because react-helmet sets the head.
}
