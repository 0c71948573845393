import { brand } from './names.ts';

/** How page addresses end: `/x/`, `/x`, or either. */
export type TrailingSlash = 'always' | 'never' | 'ignore';

/** Where the site is published, without a trailing slash. `.example` is reserved (RFC 2606). */
export const siteUrl = `https://docs.${brand}.example`;

/** The base URL without its trailing slash: '' for `/`, '/docs' for `/docs/`. */
export const pathPrefix: string = '';

export const trailingSlash: TrailingSlash = 'never';

/** Paths of the pages that are part of the site itself (src/pages), not of its content. */
export const ownPages: readonly string[] = ['/search', '/404'];

/**
 * Returns the canonical form of a path under the site's trailing-slash setting. `/` is unchanged.
 * 'ignore' has the same result as 'never'.
 *
 * @param path from the site's root, without prefix, query or hash: `/a/b` or `/a/b/`
 */
export function canonicalPath(path: string, setting: TrailingSlash = trailingSlash): string {
  const withoutSlash = path.replace(/\/+$/, '');
  if (withoutSlash === '') return '/';
  return setting === 'always' ? `${withoutSlash}/` : withoutSlash;
}

/**
 * Returns a path as the built site writes it in an `href`: with the prefix. Under a prefix, the
 * home page has no slash if addresses never end with one, as in Gatsby's links.
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

/** Removes the prefix from a path of the built site; a path outside the prefix is unchanged. */
export function withoutPrefix(path: string, prefix: string = pathPrefix): string {
  return path === prefix || path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path;
}

/** Returns an address or URL without its query and hash. */
export function withoutQueryAndHash(address: string): string {
  return address.replace(/[?#].*$/s, '');
}

/** Returns the absolute URL of a page or file, given its path without prefix. */
export function absoluteUrl(path: string): string {
  return `${siteUrl}${withPrefix(path)}`;
}
