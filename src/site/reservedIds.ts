/** Ids used by the page shell; content must not use them. */
export const reservedIds: ReadonlySet<string> = new Set([
  '___gatsby',
  'gatsby-focus-wrapper',
  'gatsby-announcer',
  'gatsby-script-loader',
  '__main',
  '__query',
  'navigation-drawer',
]);
