/** Ids used by the page shell; a heading with one of them would break hash links and scripts. */
export const reservedIds: ReadonlySet<string> = new Set([
  '___gatsby',
  'gatsby-focus-wrapper',
  'gatsby-announcer',
  'gatsby-script-loader',
  '__main',
  '__query',
  'navigation-drawer',
]);
