/** Returns whether two JSON values are equal, whatever the order of their members. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [members, others] = [Object.entries(a), new Map(Object.entries(b))];
  return (
    Array.isArray(a) === Array.isArray(b) &&
    members.length === others.size &&
    members.every(([name, member]) => others.has(name) && isEqual(member, others.get(name)))
  );
}
