import type { Condition } from './alternatives';
import type { Schema, SharedSchemas } from './schema';
import { viewSchema, type SchemaView, type Shape } from './schemaView';

/** One row of a table of parameters or result fields. */
export interface Field {
  /** Path to the value: `value[].account.lamports`. */
  readonly path: string;
  /** The id of the row: `result-value-account-lamports`. */
  readonly id: string;
  readonly required: boolean;
  /** When the field is allowed or required, if that depends on other fields. */
  readonly condition?: Condition;
  /** Fields required together with this one. */
  readonly dependents?: readonly string[];
  readonly view: SchemaView;
  /** The row that lists the same fields; they are not repeated. */
  readonly sameAs?: { readonly path: string; readonly id: string };
  /** Link to the description of the shared schema of this value. */
  readonly describedAt?: string;
}

interface FieldId {
  readonly path: string;
  readonly id: string;
}

/** Lists a value and all fields inside it, each shared object once. */
export class FieldLister {
  readonly #shared: SharedSchemas;
  readonly #elsewhere: Readonly<Record<string, string>>;
  readonly #listed = new Map<string, FieldId>();

  /** @param elsewhere links to descriptions of shared schemas, by name; their fields are not listed */
  constructor(shared: SharedSchemas, elsewhere: Readonly<Record<string, string>> = {}) {
    this.#shared = shared;
    this.#elsewhere = elsewhere;
  }

  /**
   * Returns the row of a value and the rows of the fields inside it.
   *
   * @param description overrides the schema's description
   */
  list(fieldId: FieldId, schema: Schema, required: boolean, description?: string): Field[] {
    const own = viewSchema(this.#shared, schema);
    const view = description === undefined ? own : { ...own, description };
    const describedAt = view.shared === undefined ? undefined : this.#elsewhere[view.shared];
    if (describedAt !== undefined) {
      const outside = { ...view, values: [], rules: {}, shapes: [] };
      return [{ ...fieldId, required, view: outside, describedAt }];
    }
    const known = view.shapes
      .map(({ shared }) => shared && this.#listed.get(shared))
      .find((earlier) => earlier !== undefined && earlier !== '');
    const field = { ...fieldId, required, view, ...(known && { sameAs: known }) };
    return [field, ...this.inside(fieldId, view)];
  }

  /** Returns the rows of the fields inside a value. */
  inside(fieldId: FieldId, view: SchemaView): Field[] {
    const names = new Set<string>();
    return view.shapes.flatMap((shape) => this.#shape(fieldId, shape, names));
  }

  #shape(fieldId: FieldId, shape: Shape, names: Set<string>): Field[] {
    const path = fieldId.path + '[]'.repeat(shape.arrays);
    if (shape.shared !== undefined) {
      if (this.#listed.has(shape.shared)) return [];
      this.#listed.set(shape.shared, { path, id: fieldId.id });
    }
    return Object.entries(shape.properties).flatMap(([name, schema]) => {
      if (names.has(name)) return [];
      names.add(name);
      const inner = { path: path === '' ? name : `${path}.${name}`, id: `${fieldId.id}-${name}` };
      const [field, ...others] = this.list(inner, schema, shape.required.has(name));
      if (field === undefined) return [];
      const condition = shape.conditions?.get(name);
      const dependents = shape.dependent?.[name];
      return [
        { ...field, ...(condition && { condition }), ...(dependents && { dependents }) },
        ...others,
      ];
    });
  }
}
