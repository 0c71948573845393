import { preferredMarkdown } from '../../src/shared/preferredMarkdown.ts';
import { pathPrefix } from '../../src/site/addresses.ts';

/** Rewrites a request for a page to the page's Markdown file, if the client prefers Markdown. */
export default function serveMarkdown(request: Request): URL | undefined {
  const { pathname } = new URL(request.url);
  const path = preferredMarkdown(pathname, request.headers.get('accept'), pathPrefix);
  return path === undefined ? undefined : new URL(path, request.url);
}
