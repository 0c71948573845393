/**
 * Returns the address of a page as Markdown: `/a/b.md` for `/a/b`, `/index.md` for the home page.
 * Also runs on the host's edge.
 *
 * @param path the page's path without prefix, query or hash; a trailing slash makes no difference
 * @returns a path without prefix
 */
export function markdownAddress(path: string): string {
  const bare = path.replace(/\/+$/, '');
  return bare === '' ? '/index.md' : `${bare}.md`;
}
