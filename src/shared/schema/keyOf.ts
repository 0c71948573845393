import { decodeIfValid } from '../decodePercent';

/** Returns the key that a part of a JSON pointer stands for: `/accounts` for `~1accounts`. */
export function keyOf(part: string): string {
  // A key with a literal percent sign may not be decodable.
  return decodeIfValid(part).replaceAll('~1', '/').replaceAll('~0', '~');
}
