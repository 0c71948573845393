/** How the host responds to a path. */
type Resolution =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'redirect'; readonly path: string }
  | { readonly kind: 'missing' };

const missing: Resolution = { kind: 'missing' };

/**
 * Resolves a path as Netlify does: `/a` shows the file `a` or `a.html`, and `/a/` shows
 * `a/index.html`. If only the other form, with or without a slash, has a file, the path redirects
 * to that form with pretty URLs on, and shows its file with them off.
 *
 * @param path decoded, relative to the published folder, with a leading slash
 * @param isFile whether the published folder contains a file such as `/a.html`
 */
export function resolvePath(
  path: string,
  { isFile, prettyUrls }: { isFile: (path: string) => boolean; prettyUrls: boolean },
): Resolution {
  if (/\/\/|\\|\0/.test(path) || path.split('/').includes('..')) return missing;
  const fileResolution = (file: string): Resolution => ({ kind: 'file', file });

  if (path.endsWith('/')) {
    if (isFile(`${path}index.html`)) return fileResolution(`${path}index.html`);
    const bare = path.replace(/\/+$/, '');
    if (bare === '' || !isFile(`${bare}.html`)) return missing;
    return prettyUrls ? { kind: 'redirect', path: bare } : fileResolution(`${bare}.html`);
  }
  if (isFile(path)) return fileResolution(path);
  if (isFile(`${path}.html`)) return fileResolution(`${path}.html`);
  if (isFile(`${path}/index.html`)) {
    return prettyUrls
      ? { kind: 'redirect', path: `${path}/` }
      : fileResolution(`${path}/index.html`);
  }
  return missing;
}
