/** Width and height of social cards in pixels. */
export const cardSize = { width: 1200, height: 630 } as const;

/**
 * Returns the path of a page's social card: `/cards/a/b.png` for `/a/b`, `/cards/index.png` for the
 * home page.
 *
 * @param path the page's path without the site's prefix
 */
export function cardPath(path: string): string {
  const bare = path.replace(/\/+$/, '');
  return `/cards${bare === '' ? '/index' : bare}.png`;
}
