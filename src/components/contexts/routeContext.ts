import type { OtherVersion } from '../../site/versions';
import { createStrictContext } from './createStrictContext';

export interface RouteValue {
  /** The current page's canonical path, without the site's prefix, query and hash. */
  readonly path: string;
  /** Name of the page's docs version; null if it has none. */
  readonly version: string | null;
  readonly otherVersions: readonly OtherVersion[];
}

export const [RouteContextProvider, useRoute] = createStrictContext<RouteValue>(
  'useRoute',
  'RouteProvider',
);
