import type { RenderBodyArgs, ReplaceRendererArgs } from 'gatsby';
import { onRenderBody as collectHead } from 'gatsby-plugin-react-helmet/gatsby-ssr';
import type { ReactNode } from 'react';
import { defaultLocale } from '../../site/metadata';
import { colorMode } from '../../site/theme';
import { renderWithoutFaults } from './renderWithoutFaults';

/** The bundled src/app/inline/beforePaint.ts, set by onCreateWebpackConfig. */
declare const BEFORE_PAINT_SCRIPT: string;

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

/** Adds to the head of a page what all pages share. */
export function addToHead({ setHeadComponents, setHtmlAttributes }: RenderBodyArgs): void {
  setHtmlAttributes({ lang: defaultLocale, 'data-theme': colorMode.defaultMode } as object);
  setHeadComponents([
    <script key="before-paint" dangerouslySetInnerHTML={{ __html: BEFORE_PAINT_SCRIPT }} />,
  ]);
}
