import type { GatsbySSR } from 'gatsby';
import { addToHead, renderPage } from './src/app/renderPage';

export { wrapPageElement, wrapRootElement } from './src/app/wrapPage';

export const replaceRenderer: GatsbySSR['replaceRenderer'] = renderPage;

export const onRenderBody: GatsbySSR['onRenderBody'] = addToHead;
