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
