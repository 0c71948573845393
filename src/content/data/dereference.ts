import { membersOf, type Members } from './finding';
import { follow } from './jsonPointer';

/**
 * Returns an object, or the target of its `$ref`; an empty object if the value is not an object or
 * there is no target.
 */
export function dereference(value: unknown, document: Members, depth = 0): Members {
  const { $ref } = membersOf(value);
  if (typeof $ref !== 'string') return membersOf(value);
  return $ref.startsWith('#/') && depth < 9
    ? dereference(follow($ref, document).value, document, depth + 1)
    : {};
}
