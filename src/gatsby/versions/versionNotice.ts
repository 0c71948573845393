import { renderNotice } from '../../content';
import { withPrefix } from '../../site/addresses';
import { otherVersionsOf } from './otherVersions';
import { pagePathOf } from './pageIds';
import type { VersionContent } from './versionContent';

type VersionPages = Pick<VersionContent, 'version' | 'pages' | 'redirects'>;

/**
 * Returns the HTML of the notice above a page. In the first version, which is not released yet, the
 * notice links to the latest release; in any other version, to the first version. The target is the
 * page's counterpart in that version or, if there is none, the home page. Returns an empty string
 * if there is only one version.
 *
 * @param contents all versions, newest first
 */
export function versionNotice(
  pageId: string,
  ownVersion: string,
  contents: readonly VersionPages[],
): string {
  const [first, release] = contents;
  if (first === undefined || release === undefined) return '';
  const isOlder = ownVersion !== first.version.name;
  const target = isOlder ? first : release;
  const path = otherVersionsOf(pageId, ownVersion, contents).find(
    ({ version }) => version === target.version.name,
  )?.path;
  if (path === undefined) return '';
  const hasPage = pageId === '/' || path !== pagePathOf('/', target.version);
  const { label } = target.version;
  const ownLabel =
    contents.find(({ version }) => version.name === ownVersion)?.version.label ?? ownVersion;
  const href = withPrefix(path);
  if (isOlder) {
    const start = `This is version ${ownLabel} of the documentation. `;
    return hasPage
      ? renderNotice('warning', 'Older version', [
          `${start}Read `,
          { text: 'this page in the newest version', href },
          '.',
        ])
      : renderNotice('warning', 'Older version', [
          `${start}The newest version does not have this page; start from `,
          { text: 'its home page', href },
          '.',
        ]);
  }
  const start = 'This version of the documentation is not released yet. ';
  return hasPage
    ? renderNotice('info', 'Unreleased version', [
        `${start}Read `,
        { text: `this page in version ${label}`, href },
        ', the latest release.',
      ])
    : renderNotice('info', 'Unreleased version', [
        `${start}The latest release does not have this page; start from `,
        { text: `the home page of version ${label}`, href },
        '.',
      ]);
}
