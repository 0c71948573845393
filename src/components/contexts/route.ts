import { createStrictContext } from './createStrictContext';

export interface RouteValue {
  /** The canonical path of the page shown, without the site's prefix, query and hash. */
  readonly path: string;
}

export const [RouteContextProvider, useRoute] = createStrictContext<RouteValue>(
  'useRoute',
  'RouteProvider',
);
