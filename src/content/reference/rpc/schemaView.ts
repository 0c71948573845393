import { referenceName, sharedSchema, type RpcDocument, type Schema } from './document';

/** A schema as a reader sees it: references followed, null set apart. */
export interface SchemaView {
  /** For example `u64`, `public key`, `object[]`, `object or [text, encoding]`. */
  readonly type: string;
  readonly nullable: boolean;
  readonly description?: string;
  /** A default with a JSON value. */
  readonly value?: unknown;
  /** A default in words. */
  readonly words?: string;
  readonly values: readonly unknown[];
  readonly unit?: string;
  readonly since?: string;
  readonly deprecated: boolean;
  /** The objects a reader finds inside: itself, its alternatives, its items. */
  readonly shapes: readonly Shape[];
}

/** The fields of an object, and how many arrays stand around it. */
export interface Shape {
  /** Name of the shared schema the fields come from. */
  readonly shared?: string;
  readonly arrays: number;
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required: ReadonlySet<string>;
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
  values: outer.values.length > 0 ? outer.values : inner.values,
  ...(outer.description !== undefined && { description: outer.description }),
  ...(outer.value !== undefined && { value: outer.value }),
  ...(outer.words !== undefined && { words: outer.words }),
  ...(outer.unit !== undefined && { unit: outer.unit }),
  ...(outer.since !== undefined && { since: outer.since }),
});

/** What a schema says about itself, without what it refers to. */
function annotations(schema: Schema): SchemaView {
  return {
    type: '',
    nullable: false,
    deprecated: schema.deprecated === true,
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
  document: RpcDocument,
  own: SchemaView,
  schema: Schema,
  alternatives: readonly Schema[],
): SchemaView {
  const others = alternatives.filter((alternative) => alternative.type !== 'null');
  const views = others.map((alternative) => viewSchema(document, alternative));
  const nullable = others.length < alternatives.length;
  const [only] = views;
  if (views.length === 1 && only !== undefined) return merged({ ...own, nullable }, only);
  const types = [...new Set(views.map(({ type }) => type))];
  return {
    ...own,
    type: schema.title ?? types.join(' or '),
    nullable: nullable || views.some((view) => view.nullable),
    shapes: alternativeShapes(views.flatMap(({ shapes }) => shapes)),
  };
}

/** Of alternative objects only those fields are required that all of them require. */
function alternativeShapes(shapes: readonly Shape[]): Shape[] {
  return shapes.map((shape) => ({
    ...shape,
    required: new Set(
      [...shape.required].filter((name) => shapes.every(({ required }) => required.has(name))),
    ),
  }));
}

function viewArray(own: SchemaView, items: SchemaView, title: string | undefined): SchemaView {
  return {
    ...own,
    type: title ?? arrayType(items),
    ...(own.unit === undefined && items.unit !== undefined && { unit: items.unit }),
    shapes: items.shapes.map((shape) => ({ ...shape, arrays: shape.arrays + 1 })),
  };
}

/** Follows references and alternatives down to what a reader needs to know of a value. */
export function viewSchema(document: RpcDocument, schema: Schema): SchemaView {
  const own = annotations(schema);
  if (schema.$ref !== undefined) {
    const name = referenceName(schema.$ref);
    const view = viewSchema(document, sharedSchema(document, schema.$ref));
    const shapes = view.shapes.map((shape) =>
      shape.arrays === 0 && shape.shared === undefined ? { ...shape, shared: name } : shape,
    );
    return merged(own, { ...view, shapes });
  }
  const [base] = schema.allOf ?? [];
  if (base !== undefined) return merged(own, viewSchema(document, base));
  if (schema.oneOf !== undefined && schema.type === undefined) {
    return viewAlternatives(document, own, schema, schema.oneOf);
  }
  if (schema.const !== undefined) {
    return { ...own, type: schema.title ?? nameOfConst(schema.const) };
  }

  const types = typesOf(schema);
  const nullable = types.includes('null');
  const names = types.filter((type) => type !== 'null');
  const type = schema.title ?? names.join(' or ');
  if (schema.items !== undefined && !isList(schema.items)) {
    return { ...viewArray(own, viewSchema(document, schema.items), schema.title), nullable };
  }
  const shapes =
    schema.properties === undefined
      ? []
      : [{ arrays: 0, properties: schema.properties, required: new Set(schema.required ?? []) }];
  return { ...own, type, nullable, shapes };
}
