/**
 * Does nothing. Replaces Gatsby's handler of `Head` exports in the built site, which Gatsby calls
 * on every page; here, react-helmet sets the head.
 */
export function headHandlerForBrowser(): void {
  // No page exports `Head`.
}
