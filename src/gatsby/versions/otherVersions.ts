import type { OtherVersion } from '../../site/versions';
import type { VersionContent } from './versionContent';
import { pagePathOf } from './pageIds';

type VersionPages = Pick<VersionContent, 'version' | 'pages' | 'redirects'>;

function pathIn({ version, pages, redirects }: VersionPages, pageId: string): string {
  const path = pagePathOf(pageId, version);
  if (pages.has(pageId)) return path;
  return redirects.find(({ from }) => from === path)?.to ?? pagePathOf('/', version);
}

/**
 * Finds a page's counterpart in each other version: the page with the same id, or else the target
 * of the redirect from that id, or else the version's home page.
 *
 * @param pageId the page's id within its version
 * @param from name of the page's version
 */
export function otherVersionsOf(
  pageId: string,
  from: string,
  contents: readonly VersionPages[],
): OtherVersion[] {
  return contents
    .filter(({ version }) => version.name !== from)
    .map((content) => ({ version: content.version.name, path: pathIn(content, pageId) }));
}
