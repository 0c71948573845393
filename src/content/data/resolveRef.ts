import { membersOf, type Members } from './finding';
import { follow } from './jsonPointer';

/** Returns an object with its `$ref` resolved; empty if the target is not in the document. */
export function resolved(written: unknown, document: Members, depth = 0): Members {
  const { $ref } = membersOf(written);
  if (typeof $ref !== 'string') return membersOf(written);
  return $ref.startsWith('#/') && depth < 9
    ? resolved(follow($ref, document).value, document, depth + 1)
    : {};
}
