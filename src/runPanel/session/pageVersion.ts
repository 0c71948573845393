import { withoutPrefix, withPrefix } from '../../site/addresses';
import { pathInVersion } from '../../site/versionPath';
import { versions, type DocsVersion } from '../../site/versions';

/** Returns the docs version of the page on screen. */
export function pageVersion(): DocsVersion {
  const path = withoutPrefix(location.pathname);
  const inFolder = versions.find(
    (version) => version.path !== '' && `${path}/`.startsWith(`/${version.path}/`),
  );
  return inFolder ?? versions[0];
}

/**
 * Returns the address of a page in the version on screen or, if that lacks the page, in the newest.
 *
 * @param to a path in the newest version
 */
export const docsHref = (to: string): string => withPrefix(pathInVersion(to, pageVersion()));
