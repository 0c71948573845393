import { decodePercent } from '../../shared/decodePercent';

/**
 * Finds the element that a hash refers to, as browsers do: first by the literal id, then by the
 * decoded one. Returns null if there is none or the hash is malformed.
 *
 * @param hash with its `#`, or ''
 */
export function hashTarget(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  if (id === '') return null;
  const literal = document.getElementById(id);
  if (literal !== null) return literal;
  const decoded = decodePercent(id);
  return decoded === undefined ? null : document.getElementById(decoded);
}
