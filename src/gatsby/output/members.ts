import { isObject } from '../../shared/isObject';

export type Json = Readonly<Record<string, unknown>>;

/** Returns a value without the members that a function rejects, at any depth. */
export function withoutMembers(
  value: unknown,
  rejects: (name: string, member: unknown) => boolean,
): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutMembers(item, rejects));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, member]) => !rejects(name, member))
      .map(([name, member]) => [name, withoutMembers(member, rejects)]),
  );
}

/**
 * Adds to `names` the names of all schemas that a value refers to, directly or through other
 * schemas.
 */
export function collectSchemas(value: unknown, schemas: Json, names: Set<string>): void {
  if (Array.isArray(value)) {
    for (const item of value) collectSchemas(item, schemas, names);
  } else if (isObject(value)) {
    const { $ref: reference } = value;
    if (typeof reference === 'string') {
      const name = reference.slice('#/components/schemas/'.length);
      if (!names.has(name)) {
        names.add(name);
        collectSchemas(schemas[name], schemas, names);
      }
    }
    for (const member of Object.values(value)) collectSchemas(member, schemas, names);
  }
}
