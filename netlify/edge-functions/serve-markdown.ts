import { preferredMarkdown } from '../../src/shared/preferredMarkdown.ts';
import { pathPrefix } from '../../src/site/addresses.ts';

/**
 * Returns the URL of a page's Markdown file, to which Netlify then rewrites the request; undefined
 * if the client does not prefer Markdown or the page has none.
 */
export default function serveMarkdown(request: Request): URL | undefined {
  const { pathname } = new URL(request.url);
  const path = preferredMarkdown(pathname, request.headers.get('accept'), pathPrefix);
  return path === undefined ? undefined : new URL(path, request.url);
}
