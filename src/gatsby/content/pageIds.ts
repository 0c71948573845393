import { withNames } from '../../site/names';
import { canonicalPath } from '../../site/addresses';
import type { DocsVersion } from '../../site/versions';

/**
 * The id of a page: its file's path within the version without ending and without a closing
 * `/index`; `/` for the version's own start. Tokens stay as they stand in the file name.
 *
 * @param file path relative to the project's root: `content/current/documentation/x/index.mdx`
 */
export function pageIdOf(file: string, version: DocsVersion): string {
  const inVersion = file.slice(`content/${version.name}/`.length).replace(/\.mdx$/, '');
  const id = inVersion.replace(/(^|\/)index$/, '');
  return id === '' ? '/' : id;
}

/** The canonical path of a page, without the site's prefix: `/documentation/usd_on_numerianet`. */
export function pagePathOf(pageId: string, version: DocsVersion): string {
  const segments = [version.path, pageId === '/' ? '' : withNames(pageId)];
  return canonicalPath(`/${segments.filter((segment) => segment !== '').join('/')}`);
}
