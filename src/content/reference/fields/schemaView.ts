import { formatNames } from '../../../shared/schema/formatNames';
import { conditionsOf, withJoinedDiscriminator } from './alternatives';
import { choiceOf, wrapInArray } from './choice';
import { refName, resolveRef, type Schema, type SharedSchemas } from './schema';
import { notesOf, requiredNameLists, completeAlternatives } from './notes';
import { objectShapes, tupleShapes } from './shapes';
import { ruleKeywords, type SchemaView, type Shape } from './view';

function labelOf(shared: SharedSchemas, schema: Schema): string | undefined {
  return schema['x-label'] ?? (shared.titlesAreNames === true ? undefined : schema.title);
}

function isList(items: Schema['items']): items is readonly Schema[] {
  return Array.isArray(items);
}

function typesOf(schema: Schema): readonly string[] {
  if (schema.type === undefined) return [];
  return typeof schema.type === 'string' ? [schema.type] : schema.type;
}

function nameOfConst(value: unknown): string {
  return JSON.stringify(value);
}

function arrayType(item: SchemaView): string {
  const type = item.nullable ? `${item.type} or null` : item.type;
  return type.includes(' or ') ? `(${type})[]` : `${type}[]`;
}

const mergeViews = (outer: SchemaView, inner: SchemaView): SchemaView => ({
  ...inner,
  nullable: outer.nullable || inner.nullable,
  deprecated: outer.deprecated || inner.deprecated,
  readOnly: outer.readOnly || inner.readOnly,
  rules: { ...inner.rules, ...outer.rules },
  notes: [...new Set([...outer.notes, ...inner.notes])],
  values: outer.values.length > 0 ? outer.values : inner.values,
  ...(outer.description !== undefined && { description: outer.description }),
  ...(outer.defaultValue !== undefined && { defaultValue: outer.defaultValue }),
  ...(outer.defaultText !== undefined && { defaultText: outer.defaultText }),
  ...(outer.unit !== undefined && { unit: outer.unit }),
  ...(outer.since !== undefined && { since: outer.since }),
});

/**
 * Returns the parts of a schema's view that come from its own annotations and rules. The type and
 * the shapes are empty, because they may depend on a `$ref`, alternatives or items.
 */
function viewOwnKeywords(schema: Schema): SchemaView {
  return {
    type: '',
    nullable: schema.nullable === true,
    deprecated: schema.deprecated === true,
    readOnly: schema.readOnly === true,
    rules: Object.fromEntries(
      ruleKeywords.flatMap((keyword) =>
        schema[keyword] === undefined ? [] : [[keyword, schema[keyword]]],
      ),
    ),
    values: (schema.enum ?? []).filter((value) => value !== null),
    notes: notesOf(schema),
    shapes: [],
    ...(schema.description !== undefined && { description: schema.description }),
    ...(schema.default !== undefined && { defaultValue: schema.default }),
    ...(schema['x-default'] !== undefined && { defaultText: schema['x-default'] }),
    ...(schema['x-unit'] !== undefined && { unit: schema['x-unit'] }),
    ...(schema['x-since'] !== undefined && { since: schema['x-since'] }),
  };
}

function viewAlternatives(
  shared: SharedSchemas,
  own: SchemaView,
  schema: Schema,
  alternatives: readonly Schema[],
  within: readonly string[],
): SchemaView {
  const others = alternatives.filter((alternative) => alternative.type !== 'null');
  const views = others.map((alternative) => viewSchema(shared, alternative, within));
  const nullable = own.nullable || others.length < alternatives.length;
  const [only] = views;
  if (views.length === 1 && only !== undefined) return mergeViews({ ...own, nullable }, only);
  const constants = others.map(({ const: value }) => value);
  if (constants.every((value) => value !== undefined)) {
    const notes = others.flatMap(({ const: value, description }) =>
      description === undefined ? [] : [`\`${String(value)}\`: ${description}`],
    );
    const type = labelOf(shared, schema) ?? (typesOf(schema).join(' or ') || typeof constants[0]);
    return { ...own, nullable, type, values: constants, notes: [...own.notes, ...notes] };
  }
  const types = [...new Set(views.map(({ type }) => type))];
  const shapes = views.flatMap((view) => view.shapes);
  const choice = choiceOf(schema, views);
  return {
    ...own,
    ...(choice === undefined && { notes: [...own.notes, ...views.flatMap(({ notes }) => notes)] }),
    type: labelOf(shared, schema) ?? types.join(' or '),
    nullable: nullable || views.some((view) => view.nullable),
    shapes: alternativeShapes(shapes, schema.discriminator?.propertyName),
    ...sharedByAll(views),
    ...(choice !== undefined && { choice }),
  };
}

/**
 * Returns the name of the shared schema if all alternatives use the same one, as an amount and an
 * array of amounts do.
 */
function sharedByAll(views: readonly SchemaView[]): Pick<SchemaView, 'shared'> {
  const [first] = views;
  return first?.shared !== undefined && views.every(({ shared }) => shared === first.shared)
    ? { shared: first.shared }
    : {};
}

/** A field is required only if all alternatives require it. */
function alternativeShapes(shapes: readonly Shape[], discriminator: string | undefined): Shape[] {
  const conditions = conditionsOf(shapes, discriminator);
  return shapes.map((shape) => ({
    ...shape,
    properties: withJoinedDiscriminator(shapes, shape, discriminator),
    required: new Set(
      [...shape.required].filter((name) => shapes.every(({ required }) => required.has(name))),
    ),
    ...(conditions.size > 0 && { conditions }),
  }));
}

function viewArray(own: SchemaView, items: SchemaView, title: string | undefined): SchemaView {
  return {
    ...own,
    type: title ?? arrayType(items),
    ...(own.description === undefined &&
      items.description !== undefined && { description: items.description }),
    ...(own.values.length === 0 && { values: items.values }),
    ...(items.shapes.length === 0 && { entries: items }),
    ...(items.shared !== undefined && { shared: items.shared }),
    ...(own.unit === undefined && items.unit !== undefined && { unit: items.unit }),
    shapes: items.shapes.map((shape) => ({ ...shape, arrays: shape.arrays + 1 })),
    ...(items.choice !== undefined && { choice: wrapInArray(items.choice) }),
  };
}

/**
 * Describes a schema for readers, with `$ref`s and alternatives resolved.
 *
 * @param within names of the shared schemas being resolved, to detect recursion
 * @throws ContentError if a `$ref` cannot be resolved, or `x-variants` has too few or too many
 *   names
 */
export function viewSchema(
  shared: SharedSchemas,
  schema: Schema,
  within: readonly string[] = [],
): SchemaView {
  const own = viewOwnKeywords(schema);
  if (schema.$ref !== undefined) {
    const name = refName(schema.$ref);
    const target = resolveRef(shared.file, shared.schemas, schema.$ref);
    if (within.includes(name)) {
      const type = labelOf(shared, target) ?? (typesOf(target).join(' or ') || name);
      return { ...own, type, shared: name };
    }
    const view = viewSchema(shared, target, [...within, name]);
    const shapes = view.shapes.map((shape) =>
      shape.arrays === 0 && shape.shared === undefined ? { ...shape, shared: name } : shape,
    );
    return mergeViews(own, { ...view, shapes, shared: name });
  }
  if (schema.allOf !== undefined) return viewParts(shared, own, schema, schema.allOf, within);
  const alternatives =
    requiredNameLists(schema) === undefined ? (schema.oneOf ?? schema.anyOf) : undefined;
  if (alternatives === undefined) return viewPlain(shared, own, schema, within);
  if (schema.properties === undefined) {
    return viewAlternatives(shared, own, schema, alternatives, within);
  }
  const complete = completeAlternatives(schema, alternatives);
  return complete === undefined
    ? viewParts(shared, own, schema, [{ oneOf: alternatives }], within)
    : viewAlternatives(shared, own, schema, complete, within);
}

/** Joins a schema's own fields with the fields of its parts, such as the schemas in `allOf`. */
function viewParts(
  shared: SharedSchemas,
  own: SchemaView,
  schema: Schema,
  parts: readonly Schema[],
  within: readonly string[],
): SchemaView {
  const views = parts.map((part) => viewSchema(shared, part, within));
  const all =
    schema.properties === undefined ? views : [...views, viewPlain(shared, own, schema, within)];
  const [first] = all;
  if (first === undefined) return own;
  const choice = all.find((view) => view.choice !== undefined)?.choice;
  return mergeViews(own, {
    ...first,
    shapes: all.flatMap(({ shapes }) => shapes),
    ...(choice !== undefined && { choice }),
  });
}

function viewPlain(
  shared: SharedSchemas,
  own: SchemaView,
  schema: Schema,
  within: readonly string[],
): SchemaView {
  const types = typesOf(schema);
  const label = labelOf(shared, schema);
  if (schema.const !== undefined) {
    return types.length === 0
      ? { ...own, type: label ?? nameOfConst(schema.const) }
      : { ...own, type: label ?? types.join(' or '), values: [schema.const] };
  }
  const nullable = own.nullable || types.includes('null');
  const { items } = schema;
  const entries = schema.prefixItems ?? (isList(items) ? items : undefined);
  if (entries !== undefined) {
    const views = entries.map((entry) => viewSchema(shared, entry, within));
    const type = label ?? `[${views.map((view) => view.type).join(', ')}]`;
    return { ...own, type, nullable, shapes: tupleShapes(entries, views) };
  }
  if (items !== undefined && !isList(items)) {
    return { ...viewArray(own, viewSchema(shared, items, within), label), nullable };
  }
  const hasFields = (value: Schema) => viewSchema(shared, value, within).shapes.length > 0;
  const names = types.filter((type) => type !== 'null');
  const type = label ?? formatNames[schema.format ?? ''] ?? names.join(' or ');
  return { ...own, type, nullable, shapes: objectShapes(schema, hasFields) };
}
