import { markdownAddress } from './markdownAddress.ts';

/** Pages without a Markdown version, because they are not part of the content. */
const withoutMarkdown = ['/search', '/404'];

/**
 * Returns the quality that an Accept header gives a media type, from 0 to 1. The most specific
 * range counts: `text/html`, then `text/*`, then any type.
 */
function qualityOf(type: string, accept: string): number {
  const ranges = new Map(
    accept.split(',').map((entry) => {
      const [range = '', ...parameters] = entry.toLowerCase().split(';');
      const q = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean);
      return [range.trim(), Math.min(1, Number(q ?? 1) || 0)] as const;
    }),
  );
  const [family] = type.split('/');
  return ranges.get(type) ?? ranges.get(`${family}/*`) ?? ranges.get('*/*') ?? 0;
}

/** Returns whether a client asks for Markdown by name and does not prefer HTML. */
export function prefersMarkdown(accept: string): boolean {
  if (!/(?:^|,)\s*text\/markdown\s*(?:[;,]|$)/i.test(accept)) return false;
  const quality = qualityOf('text/markdown', accept);
  return quality > 0 && quality >= qualityOf('text/html', accept);
}

/**
 * Returns the path of the Markdown to serve for a page if the client prefers Markdown; undefined
 * otherwise, and for files, pages without Markdown, paths outside the prefix, and paths that start
 * with two slashes, which a browser would take for another host. Runs in the local server and on
 * the host's edge.
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
  if (accept == null || !prefersMarkdown(accept)) return undefined;
  if (path.startsWith('//') || !`${path}/`.startsWith(`${prefix}/`)) return undefined;
  const page = path.slice(prefix.length).replace(/\/+$/, '');
  if (withoutMarkdown.includes(page) || /\.[a-z]\w*$/i.test(page)) return undefined;
  return `${prefix}${markdownAddress(page)}`;
}
