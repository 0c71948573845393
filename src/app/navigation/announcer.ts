/**
 * Gatsby announces the page's title after every change of the address. It is to be heard only when
 * the page changed, not for another place in the same page or another query.
 */
export function announceNext(pageChanged: boolean): void {
  const announcer = document.getElementById('gatsby-announcer');
  announcer?.setAttribute('aria-live', pageChanged ? 'assertive' : 'off');
}
