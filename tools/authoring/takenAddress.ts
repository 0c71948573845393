import { withNames } from '../../src/site/names';

/**
 * Returns a message if another page has the address of a page, or one that differs only in
 * capitals; otherwise undefined.
 *
 * @param id the id of the page that would get the address
 * @param pages the ids and files of the other pages
 */
export function explainTaken(
  id: string,
  pages: Iterable<readonly [id: string, file: string]>,
): string | undefined {
  const address = withNames(id);
  const [other, file] =
    [...pages].find(([each]) => withNames(each).toLowerCase() === address.toLowerCase()) ?? [];
  if (other === undefined || file === undefined) return undefined;
  return withNames(other) === address
    ? `${file} already has the address /${id}.`
    : `/${id} differs only in capitals from the address of ${file}.`;
}
