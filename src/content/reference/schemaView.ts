import { conditionsOf, joinedDiscriminator, type Condition } from './alternatives';
import { refName, resolveRef, type Schema, type SharedSchemas } from './schema';

/** A schema as shown to readers: `$ref`s followed, null separate. */
export interface SchemaView {
  /** For example `u64`, `public key`, `object[]`, `object or [text, encoding]`. */
  readonly type: string;
  readonly nullable: boolean;
  /** Name of the shared schema of the value, or of the items of an array. */
  readonly shared?: string;
  readonly description?: string;
  /** Default as a JSON value. */
  readonly value?: unknown;
  /** Default in words. */
  readonly words?: string;
  readonly values: readonly unknown[];
  readonly unit?: string;
  readonly since?: string;
  readonly deprecated: boolean;
  readonly readOnly: boolean;
  /** Constraints on the value besides its type. */
  readonly rules: Rules;
  /** The objects inside: itself, its alternatives or its items. */
  readonly shapes: readonly Shape[];
}

/** Keywords that restrict values. */
export type Rules = Pick<Schema, (typeof ruleKeywords)[number]>;

const ruleKeywords = [
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
  'propertyNames',
  'additionalProperties',
] as const;

/** The fields of an object, and the number of arrays around it. */
export interface Shape {
  /** Name of the shared schema the fields come from. */
  readonly shared?: string;
  readonly arrays: number;
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required: ReadonlySet<string>;
  /** Conditions of fields that only some alternatives have or require. */
  readonly conditions?: ReadonlyMap<string, Condition>;
  /** Fields required together with a field, by its name. */
  readonly dependent?: Readonly<Record<string, readonly string[]>>;
}

/** Type names for string formats. */
const formatNames: Readonly<Record<string, string>> = {
  date: 'date',
  'date-time': 'time',
  uri: 'URI',
};

/** What readers call the type of a schema, if anything but its JSON type. */
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
  return type.includes(' or ') ? `array of ${type}` : `${type}[]`;
}

const merged = (outer: SchemaView, inner: SchemaView): SchemaView => ({
  ...inner,
  nullable: outer.nullable || inner.nullable,
  deprecated: outer.deprecated || inner.deprecated,
  readOnly: outer.readOnly || inner.readOnly,
  rules: { ...inner.rules, ...outer.rules },
  values: outer.values.length > 0 ? outer.values : inner.values,
  ...(outer.description !== undefined && { description: outer.description }),
  ...(outer.value !== undefined && { value: outer.value }),
  ...(outer.words !== undefined && { words: outer.words }),
  ...(outer.unit !== undefined && { unit: outer.unit }),
  ...(outer.since !== undefined && { since: outer.since }),
});

/** The view of a schema's own keywords, without its `$ref`. */
function annotations(schema: Schema): SchemaView {
  return {
    type: '',
    nullable: false,
    deprecated: schema.deprecated === true,
    readOnly: schema.readOnly === true,
    rules: Object.fromEntries(
      ruleKeywords.flatMap((keyword) =>
        schema[keyword] === undefined ? [] : [[keyword, schema[keyword]]],
      ),
    ),
    values: (schema.enum ?? []).filter((value) => value !== null),
    shapes: [],
    ...(schema.description !== undefined && { description: schema.description }),
    ...(schema.default !== undefined && { value: schema.default }),
    ...(schema['x-default'] !== undefined && { words: schema['x-default'] }),
    ...(schema['x-unit'] !== undefined && { unit: schema['x-unit'] }),
    ...(schema['x-since'] !== undefined && { since: schema['x-since'] }),
  };
}

function viewAlternatives(
  shared: SharedSchemas,
  own: SchemaView,
  schema: Schema,
  alternatives: readonly Schema[],
): SchemaView {
  const others = alternatives.filter((alternative) => alternative.type !== 'null');
  const views = others.map((alternative) => viewSchema(shared, alternative));
  const nullable = others.length < alternatives.length;
  const [only] = views;
  if (views.length === 1 && only !== undefined) return merged({ ...own, nullable }, only);
  const types = [...new Set(views.map(({ type }) => type))];
  const shapes = views.flatMap((view) => view.shapes);
  return {
    ...own,
    type: labelOf(shared, schema) ?? types.join(' or '),
    nullable: nullable || views.some((view) => view.nullable),
    shapes: alternativeShapes(shapes, schema.discriminator?.propertyName),
    ...sharedByAll(views),
  };
}

/** Returns the shared schema if all alternatives have the same, such as one amount or several. */
function sharedByAll(views: readonly SchemaView[]): Pick<SchemaView, 'shared'> {
  const [first] = views;
  return first?.shared !== undefined && views.every(({ shared }) => shared === first.shared)
    ? { shared: first.shared }
    : {};
}

/** A field of alternative objects is required only if all of them require it. */
function alternativeShapes(shapes: readonly Shape[], discriminator: string | undefined): Shape[] {
  const conditions = conditionsOf(shapes, discriminator);
  return shapes.map((shape) => ({
    ...shape,
    properties: joinedDiscriminator(shapes, shape, discriminator),
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
    ...(items.shared !== undefined && { shared: items.shared }),
    ...(own.unit === undefined && items.unit !== undefined && { unit: items.unit }),
    shapes: items.shapes.map((shape) => ({ ...shape, arrays: shape.arrays + 1 })),
  };
}

/** Resolves `$ref`s and alternatives to what readers need to know about a value. */
export function viewSchema(shared: SharedSchemas, schema: Schema): SchemaView {
  const own = annotations(schema);
  if (schema.$ref !== undefined) {
    const name = refName(schema.$ref);
    const target = resolveRef(shared.file, shared.schemas, schema.$ref);
    const view = viewSchema(shared, target);
    const shapes = view.shapes.map((shape) =>
      shape.arrays === 0 && shape.shared === undefined ? { ...shape, shared: name } : shape,
    );
    return merged(own, { ...view, shapes, shared: name });
  }
  if (schema.allOf !== undefined) return viewParts(shared, own, schema, schema.allOf);
  if (schema.oneOf !== undefined && schema.type === undefined) {
    return viewAlternatives(shared, own, schema, schema.oneOf);
  }
  return viewPlain(shared, own, schema);
}

/** Merges the parts of `allOf` and the schema's own properties. */
function viewParts(
  shared: SharedSchemas,
  own: SchemaView,
  schema: Schema,
  parts: readonly Schema[],
): SchemaView {
  const views = parts.map((part) => viewSchema(shared, part));
  const all = schema.properties === undefined ? views : [...views, viewPlain(shared, own, schema)];
  const [first] = all;
  if (first === undefined) return own;
  return merged(own, { ...first, shapes: all.flatMap(({ shapes }) => shapes) });
}

function viewPlain(shared: SharedSchemas, own: SchemaView, schema: Schema): SchemaView {
  const types = typesOf(schema);
  if (schema.const !== undefined) {
    return types.length === 0
      ? { ...own, type: labelOf(shared, schema) ?? nameOfConst(schema.const) }
      : { ...own, type: labelOf(shared, schema) ?? types.join(' or '), values: [schema.const] };
  }
  const nullable = types.includes('null');
  const names = types.filter((type) => type !== 'null');
  const type = labelOf(shared, schema) ?? formatNames[schema.format ?? ''] ?? names.join(' or ');
  if (schema.items !== undefined && !isList(schema.items)) {
    return {
      ...viewArray(own, viewSchema(shared, schema.items), labelOf(shared, schema)),
      nullable,
    };
  }
  return { ...own, type, nullable, shapes: plainShapes(schema) };
}

/** Fields whose names are given as patterns such as `^feature-set$`. */
function literalPatterns(patterns: Schema['patternProperties'] = {}): Schema['properties'] {
  return Object.fromEntries(
    Object.entries(patterns).flatMap(([pattern, schema]) => {
      const name = /^\^([\w-]+)\$$/.exec(pattern)?.[1];
      return name === undefined ? [] : [[name, schema]];
    }),
  );
}

function plainShapes(schema: Schema): Shape[] {
  const { required = [], dependentRequired } = schema;
  if (schema.properties === undefined) return [];
  const properties = { ...schema.properties, ...literalPatterns(schema.patternProperties) };
  return [
    {
      arrays: 0,
      properties,
      required: new Set(required),
      ...(dependentRequired !== undefined && { dependent: dependentRequired }),
    },
  ];
}
