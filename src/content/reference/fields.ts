import type { Condition } from './alternatives';
import type { Schema, SharedSchemas } from './schema';
import { viewSchema, type SchemaView, type Shape } from './schemaView';

/** One row of a table of parameters or result fields. */
export interface Field {
  /** Where the value stands, as one would write it: `value[].account.lamports`. */
  readonly path: string;
  /** The id of the row: `result-value-account-lamports`. */
  readonly id: string;
  readonly required: boolean;
  /** When the field is there or required, where that depends on other fields. */
  readonly condition?: Condition;
  /** Fields that must come with this one. */
  readonly dependents?: readonly string[];
  readonly view: SchemaView;
  /** The row whose fields these are as well, listed there only. */
  readonly sameAs?: { readonly path: string; readonly id: string };
  /** Link to the place that describes the shared schema of this value. */
  readonly describedAt?: string;
}

interface Place {
  readonly path: string;
  readonly id: string;
}

/** Lists a value and everything inside it, each shared object once. */
export class FieldLister {
  readonly #shared: SharedSchemas;
  readonly #elsewhere: Readonly<Record<string, string>>;
  readonly #listed = new Map<string, Place>();

  /**
   * @param elsewhere links to the places that describe shared schemas, by name; what is inside
   *   those is not listed
   */
  constructor(shared: SharedSchemas, elsewhere: Readonly<Record<string, string>> = {}) {
    this.#shared = shared;
    this.#elsewhere = elsewhere;
  }

  /**
   * The row of a value and the rows of the fields inside it.
   *
   * @param description overrides the schema's own
   */
  list(place: Place, schema: Schema, required: boolean, description?: string): Field[] {
    const own = viewSchema(this.#shared, schema);
    const view = description === undefined ? own : { ...own, description };
    const describedAt = view.shared === undefined ? undefined : this.#elsewhere[view.shared];
    if (describedAt !== undefined) {
      const outside = { ...view, values: [], rules: {}, shapes: [] };
      return [{ ...place, required, view: outside, describedAt }];
    }
    const known = view.shapes
      .map(({ shared }) => shared && this.#listed.get(shared))
      .find((earlier) => earlier !== undefined && earlier !== '');
    const field = { ...place, required, view, ...(known && { sameAs: known }) };
    return [field, ...this.inside(place, view)];
  }

  /** The rows of the fields inside a value. */
  inside(place: Place, view: SchemaView): Field[] {
    const names = new Set<string>();
    return view.shapes.flatMap((shape) => this.#shape(place, shape, names));
  }

  #shape(place: Place, shape: Shape, names: Set<string>): Field[] {
    const path = place.path + '[]'.repeat(shape.arrays);
    if (shape.shared !== undefined) {
      if (this.#listed.has(shape.shared)) return [];
      this.#listed.set(shape.shared, { path, id: place.id });
    }
    return Object.entries(shape.properties).flatMap(([name, schema]) => {
      if (names.has(name)) return [];
      names.add(name);
      const inner = { path: path === '' ? name : `${path}.${name}`, id: `${place.id}-${name}` };
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
