import { nearest } from '../../../shared/suggest';

/** Returns the name of a page's file, without `.mdx`. */
export const pageName = (file: string): string =>
  file.slice(file.lastIndexOf('/') + 1).replace(/\.mdx$/, '');

const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/') + 1);

/**
 * Returns the page that a link to a missing page probably means: the only page with the same file
 * name, or one with a similar name in the same folder or at a similar path. Undefined if there is
 * none.
 *
 * @param files files of the pages to choose from
 */
export function nearestPage(file: string, files: readonly string[]): string | undefined {
  const name = pageName(file);
  const namesakes = files.filter((known) => pageName(known) === name);
  if (namesakes.length === 1) return namesakes[0];
  const folder = folderOf(file);
  const siblings = files.filter((known) => folderOf(known) === folder);
  const sibling = nearest(name, siblings.map(pageName));
  if (sibling !== undefined) return siblings.find((known) => pageName(known) === sibling);
  const similar = nearest(file, files);
  return similar !== undefined && nearest(name, [pageName(similar)]) !== undefined
    ? similar
    : undefined;
}
