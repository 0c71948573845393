import { withNames } from '../../site/names';
import { canonicalPath } from '../../site/addresses';
import { versionRoot } from '../../site/versionPath';
import type { DocsVersion } from '../../site/versions';

/**
 * Returns the id of a page: its file path within the version, without extension and without a
 * trailing `/index`; `/` for the version's home page. Tokens in the file name are kept.
 *
 * @param file path relative to the project's root: `content/current/documentation/x/index.mdx`
 */
export function pageIdOf(file: string, version: DocsVersion): string {
  const inVersion = file.slice(`content/${version.name}/`.length).replace(/\.mdx$/, '');
  const id = inVersion.replace(/(^|\/)index$/, '');
  return id === '' ? '/' : id;
}

/** Returns a page's canonical path without the site's prefix, with tokens replaced. */
export function pagePathOf(pageId: string, version: DocsVersion): string {
  return canonicalPath(`${versionRoot(version)}/${pageId === '/' ? '' : withNames(pageId)}`);
}

/**
 * Returns the page that a file contains; undefined if it is not in `pages`.
 *
 * @param pages the version's pages by id
 */
export function pageOfFile<Page extends { readonly source: { readonly file: string } }>(
  file: string,
  version: DocsVersion,
  pages: ReadonlyMap<string, Page>,
): Page | undefined {
  const page = pages.get(pageIdOf(file, version));
  // Two files may have the same id, which the check reports.
  return page?.source.file === file ? page : undefined;
}
