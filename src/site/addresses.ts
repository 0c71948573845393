import { brand } from './names.ts';

/** How page addresses end: `/x/`, `/x`, or whichever form was asked for. */
export type TrailingSlash = 'always' | 'never' | 'ignore';

/** Where the site is published, without a trailing slash. `.example` is reserved (RFC 2606). */
export const siteUrl = `https://docs.${brand}.example`;

/** The base URL without its trailing slash: '' for `/`, '/docs' for `/docs/`. */
export const pathPrefix: string = '';

export const trailingSlash: TrailingSlash = 'never';

/**
 * The canonical form of a page's path under the site's trailing-slash setting.
 * `/` stays as it is. 'ignore' writes addresses as 'never' does; the host answers to both forms.
 *
 * @param path a path from the site's root without prefix, query or hash: `/a/b` or `/a/b/`
 */
export function canonicalPath(path: string, setting: TrailingSlash = trailingSlash): string {
  const bare = path.replace(/\/+$/, '');
  if (bare === '') return '/';
  return setting === 'always' ? `${bare}/` : bare;
}

/**
 * A path from the site's root as it stands in an `href` of the built site: with the prefix. The
 * start of a site under a prefix follows the setting like any other page, as Gatsby's links do.
 *
 * @param path from the site's root, in canonical form
 */
export function withPrefix(
  path: string,
  prefix: string = pathPrefix,
  setting: TrailingSlash = trailingSlash,
): string {
  return path === '/' && prefix !== '' && setting === 'never' ? prefix : `${prefix}${path}`;
}

/** A path of the built site without the prefix; one that is outside of it stays. */
export function withoutPrefix(path: string, prefix: string = pathPrefix): string {
  return path === prefix || path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path;
}

/** The absolute address of a page, for the canonical link, social tags and the sitemap. */
export function absoluteUrl(path: string): string {
  return `${siteUrl}${withPrefix(path)}`;
}
