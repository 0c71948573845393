import type { GatsbyBrowser } from 'gatsby';
// Must precede every other stylesheet: it sets the order of the cascade layers.
import './src/styles/index.css';
import { hydratePage } from './src/app/lifecycle/hydrate';
import { finishRoute, startApp, startNavigation } from './src/app/lifecycle/phases';

export { wrapPageElement, wrapRootElement } from './src/app/lifecycle/wrapPage';

type Renderer = ReturnType<NonNullable<GatsbyBrowser['replaceHydrateFunction']>>;

export const onClientEntry: GatsbyBrowser['onClientEntry'] = startApp;

export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] = () =>
  hydratePage as Renderer;

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = startNavigation;

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = finishRoute;
