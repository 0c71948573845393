import type { GatsbyBrowser } from 'gatsby';
import { hydratePage } from './src/app/hydrate';
import './src/styles/index.css';

export { wrapPageElement, wrapRootElement } from './src/app/wrapPage';

export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] = () => hydratePage;
