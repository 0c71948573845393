import type { RpcDocument, Schema } from './document';
import { viewSchema, type SchemaView, type Shape } from './schemaView';

/** One row of a table of parameters or result fields. */
export interface Field {
  /** Where the value stands, as one would write it: `value[].account.lamports`. */
  readonly path: string;
  /** The id of the row: `result-value-account-lamports`. */
  readonly id: string;
  readonly required: boolean;
  readonly view: SchemaView;
  /** The row whose fields these are as well, listed there only. */
  readonly sameAs?: { readonly path: string; readonly id: string };
}

interface Place {
  readonly path: string;
  readonly id: string;
}

/** Lists a value and everything inside it, each shared object once. */
export class FieldLister {
  readonly #document: RpcDocument;
  readonly #listed = new Map<string, Place>();

  constructor(document: RpcDocument) {
    this.#document = document;
  }

  /**
   * The row of a value and the rows of the fields inside it.
   *
   * @param description overrides the schema's own
   */
  list(place: Place, schema: Schema, required: boolean, description?: string): Field[] {
    const own = viewSchema(this.#document, schema);
    const view = description === undefined ? own : { ...own, description };
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
      return this.list(inner, schema, shape.required.has(name));
    });
  }
}
