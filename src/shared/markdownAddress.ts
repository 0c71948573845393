/**
 * Returns the address of a page as Markdown: `/a/b.md` for `/a/b`, `/index.md` for the home page.
 *
 * Runs at build time, in the browser and on the host's edge, so it imports nothing.
 *
 * @param path the page's path without prefix, query or hash; a trailing slash makes no difference
 * @returns a path without prefix, ready for `withPrefix` and `absoluteUrl`
 */
export function markdownAddress(path: string): string {
  const bare = path.replace(/\/+$/, '');
  return bare === '' ? '/index.md' : `${bare}.md`;
}
