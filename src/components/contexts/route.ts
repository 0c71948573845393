import type { OtherVersion } from '../../site/versions';
import { createStrictContext } from './createStrictContext';

export interface RouteValue {
  /** The canonical path of the page shown, without the site's prefix, query and hash. */
  readonly path: string;
  /** Name of the page's docs version; null outside the documentation. */
  readonly version: string | null;
  /** Where the page's readers find it in every other version. */
  readonly otherVersions: readonly OtherVersion[];
}

export const [RouteContextProvider, useRoute] = createStrictContext<RouteValue>(
  'useRoute',
  'RouteProvider',
);
