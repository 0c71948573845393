import { ownPages } from '../site/addresses.ts';
import { markdownAddress } from './markdownAddress.ts';
import { namesHost } from './normalizePath.ts';
import { prefersType } from './prefersType.ts';

/**
 * Returns the path of the Markdown to serve for a page if the client prefers Markdown; undefined
 * otherwise, and for paths without Markdown. Also runs on the host's edge.
 *
 * @param path as requested, with the prefix: `/docs/a`
 * @param accept the request's Accept header
 * @param prefix the base URL without its trailing slash, '' for `/`
 */
export function preferredMarkdown(
  path: string,
  accept: string | null | undefined,
  prefix: string,
): string | undefined {
  if (accept == null || !prefersType(accept, 'text/markdown', 'text/html')) return undefined;
  if (namesHost(path) || !`${path}/`.startsWith(`${prefix}/`)) return undefined;
  const page = path.slice(prefix.length).replace(/\/+$/, '');
  if (ownPages.includes(page) || /\.[a-z]\w*$/i.test(page)) return undefined;
  return `${prefix}${markdownAddress(page)}`;
}
