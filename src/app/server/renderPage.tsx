import type { RenderBodyArgs, ReplaceRendererArgs } from 'gatsby';
import { onRenderBody as collectHead } from 'gatsby-plugin-react-helmet/gatsby-ssr';
import type { ReactNode } from 'react';
import { defaultLocale } from '../../site/metadata';
import { colorMode } from '../../site/theme';
import { beforePaintScript } from '../inline/beforePaint';
import { renderWithoutFaults } from './renderWithoutFaults';

const beforePaintKey = 'before-paint';

/**
 * Renders a page and collects its head in one synchronous step: react-helmet keeps the head in a
 * variable of the module, and Gatsby renders several pages at once.
 */
export async function renderPage(args: ReplaceRendererArgs): Promise<void> {
  await renderWithoutFaults(args.bodyComponent as ReactNode, (html) => {
    args.replaceBodyHTMLString(html);
    collectHead(args);
  });
}

/** Adds what stands in the head of every page. */
export function addToHead({ setHeadComponents, setHtmlAttributes }: RenderBodyArgs): void {
  setHtmlAttributes({ lang: defaultLocale, 'data-theme': colorMode.defaultMode } as object);
  setHeadComponents([
    <script key={beforePaintKey} dangerouslySetInnerHTML={{ __html: beforePaintScript }} />,
  ]);
}
