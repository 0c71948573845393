import type { OtherVersion } from '../../site/versions';
import type { VersionContent } from './versionContent';
import { pagePathOf } from './pageIds';

/**
 * Finds the counterpart of a page in each other version: the page with the same id, or that
 * version's home page.
 *
 * @param pageId the page's id within its version
 * @param from name of the page's version
 */
export function otherVersionsOf(
  pageId: string,
  from: string,
  contents: readonly Pick<VersionContent, 'version' | 'pages'>[],
): OtherVersion[] {
  return contents
    .filter(({ version }) => version.name !== from)
    .map(({ version, pages }) => ({
      version: version.name,
      path: pagePathOf(pages.has(pageId) ? pageId : '/', version),
    }));
}
