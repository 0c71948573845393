const addressKeys = new Set(
  'aliases id permalink redirect redirect_from redirects slug url'.split(' '),
);
const orderKeys = new Set(
  'nav_order order parent pagination_next pagination_prev position sidebar_position weight'.split(
    ' ',
  ),
);
const foreignKeys = new Set([
  ...addressKeys,
  ...orderKeys,
  ...'author authors category categories date displayed_sidebar editLink hide_table_of_contents hide_title'.split(
    ' ',
  ),
  ...'icon image lang last_update lastUpdated layout lede meta mode og:image og_image outline'.split(
    ' ',
  ),
  ...'editUrl githubURL head hero i18nReady logo next pagefind prev sidebar stub supports'.split(
    ' ',
  ),
  ...'banner custom_edit_url tableOfContents template toc_depth'.split(' '),
  ...'sidebar_class_name subtitle tags toc_max_heading_level toc_min_heading_level type version'.split(
    ' ',
  ),
]);

/**
 * Returns whether a front matter key belongs to another documentation tool and has no effect here.
 */
export const isForeignKey = (key: string): boolean => foreignKeys.has(key);

/** Returns advice on front matter keys of other tools. */
export function foreignAdvice(keys: readonly string[]): string {
  const hasAddressKey = keys.some((key) => addressKeys.has(key));
  const hasOrderKey = keys.some((key) => orderKeys.has(key));
  return [
    `Remove ${keys.length === 1 ? 'it' : 'them'}.`,
    ...(hasAddressKey ? ["The path of the file determines the page's URL."] : []),
    ...(hasOrderKey ? ['sidebars.yaml determines the order of pages.'] : []),
  ].join(' ');
}
