import { preferredMarkdown } from '../../src/shared/preferredMarkdown.ts';
import { pathPrefix } from '../../src/site/addresses.ts';

/**
 * Returns the URL of a page's Markdown file, which Netlify then serves, if the request prefers
 * Markdown. Otherwise returns undefined, and Netlify handles the request as usual.
 */
export default function serveMarkdown(request: Request): URL | undefined {
  const { pathname } = new URL(request.url);
  const path = preferredMarkdown(pathname, request.headers.get('accept'), pathPrefix);
  return path === undefined ? undefined : new URL(path, request.url);
}
