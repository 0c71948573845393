import { membersOf, type Members } from './finding';
import { follow } from './jsonPointer';

/**
 * Resolves the `$ref` of a value, and up to eight more that it leads to, within the document.
 * Returns the object found; an empty object if there is none.
 */
export function dereference(value: unknown, document: Members, depth = 0): Members {
  const { $ref } = membersOf(value);
  if (typeof $ref !== 'string') return membersOf(value);
  return $ref.startsWith('#/') && depth < 9
    ? dereference(follow($ref, document).value, document, depth + 1)
    : {};
}
