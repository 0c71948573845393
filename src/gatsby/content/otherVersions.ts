import type { OtherVersion } from '../../site/versions';
import type { VersionContent } from './versionContent';
import { pagePathOf } from './pageIds';

/**
 * Where the readers of a page find it in the other versions: a version's page of the same id, or
 * its start. The list is as long as there are other versions, however many pages they have.
 *
 * @param pageId the page's id within its version
 * @param from name of its version
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
