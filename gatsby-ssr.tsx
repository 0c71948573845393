import type { GatsbySSR } from 'gatsby';
import { renderPage } from './src/workarounds/reactHelmet/renderPage';
import { withPrefix } from './src/site/addresses';
import { defaultLocale, openSearchPath, siteTitle, webManifestPath } from './src/site/metadata';
import { colorMode } from './src/site/theme';
import textFont from './src/styles/fonts/text.woff2';

export { wrapPageElement, wrapRootElement } from './src/app/lifecycle/wrapPage';

/**
 * The bundled src/app/inlineScripts/beforePaint.ts, defined by src/gatsby/onCreateWebpackConfig.ts.
 */
declare const BEFORE_PAINT_SCRIPT: string;

export const replaceRenderer: GatsbySSR['replaceRenderer'] = renderPage;

/** Adds the parts of the head that all pages share. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  setHeadComponents,
  setHtmlAttributes,
}) => {
  setHtmlAttributes({ lang: defaultLocale, 'data-theme': colorMode.defaultMode } as object);
  setHeadComponents([
    // Preloaded, because with `font-display: optional` the page ignores a font that arrives late.
    <link
      key="text-font"
      rel="preload"
      as="font"
      type="font/woff2"
      href={textFont}
      crossOrigin="anonymous"
    />,
    <link
      key="search"
      rel="search"
      type="application/opensearchdescription+xml"
      title={siteTitle}
      href={withPrefix(openSearchPath)}
    />,
    <link key="manifest" rel="manifest" href={withPrefix(webManifestPath)} />,
    <script key="before-paint" dangerouslySetInnerHTML={{ __html: BEFORE_PAINT_SCRIPT }} />,
  ]);
};
