import type { ReplaceRendererArgs } from 'gatsby';
import { onRenderBody as collectHead } from 'gatsby-plugin-react-helmet/gatsby-ssr';
import type { ReactNode } from 'react';
import { renderOrThrow } from '../react/renderOrThrow';

/**
 * Renders a page and collects its head in one synchronous step, because react-helmet keeps the head
 * in a module variable and Gatsby renders several pages at once.
 */
export async function renderPage(args: ReplaceRendererArgs): Promise<void> {
  await renderOrThrow(args.bodyComponent as ReactNode, (html) => {
    args.replaceBodyHTMLString(html);
    collectHead(args);
  });
}
