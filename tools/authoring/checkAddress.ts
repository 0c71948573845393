import { ownPages } from '../../src/site/addresses';
import { withNames } from '../../src/site/names';
import { Refusal } from './runCommand';

const addressForm = /^[\w{}.-]+(?:\/[\w{}.-]+)*$/;

/**
 * Checks that a page can have an address, and that no other page has the same address or one that
 * differs only in capitals.
 *
 * @param id the id of the page that would get the address
 * @param others the ids and files of the other pages
 * @param advice what to do if another page has the address
 * @throws Refusal if the page cannot have the address
 */
export function checkAddress(
  id: string,
  others: Iterable<readonly [id: string, file: string]>,
  advice = 'Choose another path.',
): void {
  const address = withNames(id);
  if (
    !addressForm.test(id) ||
    /[{}]/.test(address) ||
    /\.(?:mdx?|html?)$|(?:^|\/)index$/.test(id)
  ) {
    throw new Refusal(
      `"/${id}" cannot be the address of a page. Use letters, digits, "_", "-", {brand} and {network} between the slashes, without a file extension.`,
    );
  }
  if (ownPages.includes(`/${id}`))
    throw new Refusal(`/${id} is a page of the site itself. Choose another path.`);
  const [other, file] =
    [...others].find(([each]) => withNames(each).toLowerCase() === address.toLowerCase()) ?? [];
  if (other === undefined || file === undefined) return;
  const message =
    withNames(other) === address
      ? `${file} already has the address /${id}.`
      : `/${id} differs only in capitals from the address of ${file}.`;
  throw new Refusal(`${message} ${advice}`);
}
