import type { ReplaceRendererArgs } from 'gatsby';
import { onRenderBody as collectHead } from 'gatsby-plugin-react-helmet/gatsby-ssr';
import type { ReactNode } from 'react';
import { renderWithoutFaults } from '../react/renderWithoutFaults';

/**
 * Renders a page and collects its head in one synchronous step, because react-helmet keeps the head
 * in a module variable and Gatsby renders several pages at once.
 */
export async function renderPage(args: ReplaceRendererArgs): Promise<void> {
  await renderWithoutFaults(args.bodyComponent as ReactNode, (html) => {
    args.replaceBodyHTMLString(html);
    collectHead(args);
  });
}
