import type { RenderBodyArgs, ReplaceRendererArgs } from 'gatsby';
import { onRenderBody as collectHead } from 'gatsby-plugin-react-helmet/gatsby-ssr';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { defaultLocale } from '../site/metadata';
import { colorMode } from '../site/theme';
import { beforePaintScript } from './beforePaint';

const beforePaintKey = 'before-paint';

/**
 * Renders a page and collects its head in one synchronous step: react-helmet keeps the head in a
 * variable of the module, and Gatsby renders several pages at once.
 */
export function renderPage(args: ReplaceRendererArgs): void {
  args.replaceBodyHTMLString(renderToString(args.bodyComponent as ReactNode));
  collectHead(args);
}

/** Adds what stands in the head of every page. */
export function addToHead({ setHeadComponents, setHtmlAttributes }: RenderBodyArgs): void {
  setHtmlAttributes({ lang: defaultLocale, 'data-theme': colorMode.defaultMode } as object);
  setHeadComponents([
    <script key={beforePaintKey} dangerouslySetInnerHTML={{ __html: beforePaintScript }} />,
  ]);
}
