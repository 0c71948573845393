import { membersOf, type Members } from './finding';
import { follow } from './jsonPointer';

/**
 * Follows up to nine `$ref`s within the document from a value. Returns the object found; an empty
 * object if there is none.
 */
export function dereference(value: unknown, document: Members, depth = 0): Members {
  const { $ref } = membersOf(value);
  if (typeof $ref !== 'string') return membersOf(value);
  return $ref.startsWith('#/') && depth < 9
    ? dereference(follow($ref, document).value, document, depth + 1)
    : {};
}
