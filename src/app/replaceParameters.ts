/**
 * Removes parameters from a query and adds others at its end; the rest stays as written.
 *
 * @param query with its `?`, or ''
 * @returns a query with its `?`, or ''
 */
export function replaceParameters(
  query: string,
  removed: readonly string[],
  added: readonly (readonly [name: string, value: string])[] = [],
): string {
  const isRemoved = (part: string): boolean =>
    [...new URLSearchParams(part).keys()].some((name) => removed.includes(name));
  const kept = query
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && !isRemoved(part));
  const all = [...kept, ...added.map((pair) => new URLSearchParams([[...pair]]).toString())];
  return all.length === 0 ? '' : `?${all.join('&')}`;
}
