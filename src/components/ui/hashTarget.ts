/**
 * The element that a hash names, as browsers find it: by the id as it stands, else decoded.
 * null where there is none; a hash that cannot be decoded is no error.
 *
 * @param hash with its `#`, or ''
 */
export function hashTarget(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  if (id === '') return null;
  const literal = document.getElementById(id);
  if (literal !== null) return literal;
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return null;
  }
}
