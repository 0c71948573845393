import type { Condition } from './alternatives';
import { specificShapes } from './choice';
import type { Schema, SharedSchemas } from './schema';
import { viewSchema } from './schemaView';
import type { SchemaView, Shape } from './view';

/** A value in a request or response, with the fields inside it. */
export interface Field {
  /** The name without its path: `lamports`, `[1]` in a tuple, `*` in a map. */
  readonly name: string;
  /** Path to the value: `value[].account.lamports`. */
  readonly path: string;
  /** The anchor: `result-value-account-lamports`. */
  readonly id: string;
  readonly required: boolean;
  readonly condition?: Condition;
  /** Fields that must be present if this one is. */
  readonly requiredFields?: readonly string[];
  readonly view: SchemaView;
  /** The field under which the same fields are already listed, so that they are not repeated. */
  readonly sameAs?: FieldId;
  readonly describedAt?: string;
  readonly inner: FieldContents;
}

export interface FieldId {
  readonly path: string;
  readonly id: string;
}

/** The fields and alternatives inside a value. */
export interface FieldContents {
  readonly prefix: string;
  readonly fields: readonly Field[];
  readonly variants: readonly FieldVariant[];
}

export interface FieldVariant {
  readonly label: string;
  readonly view: SchemaView;
  readonly sameAs?: FieldId;
  readonly prefix: string;
  readonly fields: readonly Field[];
}

/** Returns a field's name as used in ids: `1` for `[1]`, `any` for `*`. */
function idOf(name: string): string {
  return name === '*' ? 'any' : name.replace(/^\[(\d+)\]$/, '$1');
}

/** Lists a value and the fields inside it, but the fields of a shared object only once. */
export class FieldLister {
  readonly #shared: SharedSchemas;
  readonly #listed = new Map<string, FieldId>();
  readonly #ids = new Set<string>();

  constructor(shared: SharedSchemas) {
    this.#shared = shared;
  }

  /**
   * Returns a value with the fields inside it.
   *
   * @param description overrides the schema's description
   * @param name defaults to the whole path
   */
  list(
    fieldId: FieldId,
    schema: Schema,
    required: boolean,
    description?: string,
    name = fieldId.path,
  ): Field {
    const own = viewSchema(this.#shared, schema);
    const view = description === undefined ? own : { ...own, description };
    const position = { ...fieldId, id: this.#unique(fieldId.id) };
    const describedAt = view.shared === undefined ? undefined : this.#shared.links?.[view.shared];
    if (describedAt !== undefined) {
      const inner = { prefix: position.path, fields: [], variants: [] };
      const linkedView = { ...view, values: [], rules: {}, shapes: [] };
      return { ...position, name, required, view: linkedView, describedAt, inner };
    }
    const known = this.#listedField(view.shapes);
    const inner = this.listInside(position, view);
    return { ...position, name, required, view, ...(known && { sameAs: known }), inner };
  }

  /**
   * Returns the fields and alternatives inside a value; no alternatives if all of them are already
   * listed.
   */
  listInside(fieldId: FieldId, view: SchemaView): FieldContents {
    const { choice, shapes } = view;
    const arrays = Math.min(...shapes.map((shape) => shape.arrays), Infinity);
    const prefix = fieldId.path + '[]'.repeat(Number.isFinite(arrays) ? arrays : 0);
    const earlier = new Map(this.#listed);
    const names = new Set(choice?.specific);
    const fields = shapes.flatMap((shape) =>
      this.#markListed(fieldId, shape) ? this.#fields(fieldId, shape, names) : [],
    );
    const variants = choice?.alternatives.map(({ label, view: alternative }): FieldVariant => {
      const sameAs = this.#listedField(alternative.shapes, earlier);
      const own = specificShapes(alternative, choice.specific, choice.arrays);
      const listedNames = new Set<string>();
      return {
        label,
        view: alternative,
        prefix: fieldId.path + '[]'.repeat(own[0]?.arrays ?? choice.arrays),
        ...(sameAs && { sameAs }),
        fields: sameAs ? [] : own.flatMap((shape) => this.#fields(fieldId, shape, listedNames)),
      };
    });
    const isListed = variants?.every(({ sameAs }) => sameAs !== undefined) ?? true;
    return { prefix, fields, variants: isListed ? [] : (variants ?? []) };
  }

  #unique(id: string): string {
    let unique = id;
    for (let count = 2; this.#ids.has(unique); count += 1) unique = `${id}-${count}`;
    this.#ids.add(unique);
    return unique;
  }

  #listedField(shapes: readonly Shape[], listed = this.#listed): FieldId | undefined {
    return shapes
      .map(({ shared }) => (shared === undefined ? undefined : listed.get(shared)))
      .find((earlier) => earlier !== undefined);
  }

  /**
   * Records that the shared object of a shape is listed here; returns false if it is already listed
   * elsewhere.
   */
  #markListed(fieldId: FieldId, { shared, arrays }: Shape): boolean {
    if (shared === undefined) return true;
    if (this.#listed.has(shared)) return false;
    this.#listed.set(shared, { path: fieldId.path + '[]'.repeat(arrays), id: fieldId.id });
    return true;
  }

  /**
   * Returns the fields of a shape.
   *
   * @param names names of fields to leave out; the names of the returned fields are added
   */
  #fields(fieldId: FieldId, shape: Shape, names: Set<string>): Field[] {
    const prefix = fieldId.path + '[]'.repeat(shape.arrays);
    return Object.entries(shape.properties).flatMap(([name, schema]) => {
      if (names.has(name)) return [];
      names.add(name);
      const separator = prefix === '' || name.startsWith('[') ? '' : '.';
      const position = {
        path: `${prefix}${separator}${name}`,
        id: `${fieldId.id}-${idOf(name)}`,
      };
      const required = shape.required.has(name);
      const field = this.list(position, schema, required, undefined, name);
      const condition = shape.conditions?.get(name);
      const requiredFields = shape.dependent?.[name];
      return [
        { ...field, ...(condition && { condition }), ...(requiredFields && { requiredFields }) },
      ];
    });
  }
}
