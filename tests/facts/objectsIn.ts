/** A JSON object. */
export type JsonObject = Readonly<Record<string, unknown>>;

/**
 * Returns a value, if it is an object, and all objects inside it at any depth; arrays do not count.
 */
export function objectsIn(value: unknown): JsonObject[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inner : [value as JsonObject, ...inner];
}
