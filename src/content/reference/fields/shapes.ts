import { literalName } from '../../apiDocuments/fieldContents';
import type { Schema } from './schema';
import type { SchemaView, Shape } from './view';

/**
 * Returns the entries of a tuple as the fields of one shape; an empty list if no entry contains an
 * object.
 */
export function tupleShapes(entries: readonly Schema[], views: readonly SchemaView[]): Shape[] {
  if (!views.some(({ shapes }) => shapes.length > 0)) return [];
  const properties = Object.fromEntries(entries.map((entry, index) => [`[${index}]`, entry]));
  return [{ arrays: 0, properties, required: new Set(Object.keys(properties)) }];
}

/** Returns the fields whose pattern matches exactly one name, such as `^feature-set$`. */
function literalPatternFields(patterns: Schema['patternProperties'] = {}): Record<string, Schema> {
  return Object.fromEntries(
    Object.entries(patterns).flatMap(([pattern, schema]) => {
      const name = literalName(pattern);
      return name === undefined ? [] : [[name, schema]];
    }),
  );
}

/** Returns a field named `*` for the values of a map with arbitrary keys, if they have fields. */
function mapValueField(
  { additionalProperties, patternProperties = {} }: Schema,
  hasFields: (schema: Schema) => boolean,
): Record<string, Schema> {
  const patterns = Object.entries(patternProperties).flatMap(([pattern, value]) =>
    literalName(pattern) === undefined ? [value] : [],
  );
  const others = typeof additionalProperties === 'object' ? [additionalProperties] : [];
  const value = [...patterns, ...others].find(hasFields);
  return value === undefined ? {} : { '*': value };
}

/**
 * Returns the fields of an object as one shape; an empty list if the object has no fields. If the
 * values of a map have fields, the values become a field named `*`.
 *
 * @param hasFields returns whether a schema has fields to list
 */
export function objectShapes(schema: Schema, hasFields: (schema: Schema) => boolean): Shape[] {
  const { required = [], dependentRequired, patternProperties } = schema;
  const properties = {
    ...schema.properties,
    ...literalPatternFields(patternProperties),
    ...mapValueField(schema, hasFields),
  };
  if (Object.keys(properties).length === 0) return [];
  return [
    {
      arrays: 0,
      properties,
      required: new Set(required),
      ...(dependentRequired !== undefined && { dependent: dependentRequired }),
    },
  ];
}
