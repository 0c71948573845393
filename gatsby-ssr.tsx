import type { GatsbySSR } from 'gatsby';
import { addToHead, renderPage } from './src/app/server/renderPage';
import textFont from './src/styles/fonts/text.woff2';

export { wrapPageElement, wrapRootElement } from './src/app/wrapPage';

export const replaceRenderer: GatsbySSR['replaceRenderer'] = renderPage;

/** The text's font is asked for early: one that comes late is not used on that page at all. */
export const onRenderBody: GatsbySSR['onRenderBody'] = (args) => {
  args.setHeadComponents([
    <link
      key="text-font"
      rel="preload"
      as="font"
      type="font/woff2"
      href={textFont}
      crossOrigin="anonymous"
    />,
  ]);
  addToHead(args);
};
