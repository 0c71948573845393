/** Ids of the page around the article; in it they would lead hashes and scripts astray. */
export const reservedIds: ReadonlySet<string> = new Set([
  '___gatsby',
  'gatsby-focus-wrapper',
  'gatsby-announcer',
  'gatsby-script-loader',
  '__main',
  '__query',
  'navigation-drawer',
]);
