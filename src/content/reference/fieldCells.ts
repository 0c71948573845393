import type { Field } from './fields';
import { inlineCode, joined, link, markdown, since, strong, type Inline } from './nodes';

/** A value as written in a request. */
function literal(value: unknown): Inline {
  return inlineCode(typeof value === 'string' ? value : JSON.stringify(value));
}

/** Whether a parameter is required, and its default. */
export function presence({ required, view }: Field): Inline[] {
  if (required && view.value !== undefined) {
    return ['yes, default ', literal(view.value), ' without it'];
  }
  if (required) return ['yes'];
  if (view.words !== undefined) return ['no, default: ', ...markdown(view.words)];
  return view.value === undefined ? ['no'] : ['no, default ', literal(view.value)];
}

/**
 * Returns the description cell of a row.
 *
 * @param further sentences to add after the allowed values
 */
export function description({ view, sameAs }: Field, further: readonly Inline[][] = []): Inline[] {
  const parts: Inline[][] = [];
  if (view.deprecated) parts.push([strong('Deprecated.')]);
  if (view.description !== undefined) parts.push(markdown(view.description));
  if (view.values.length > 0) {
    parts.push([
      view.values.length === 1 ? 'Allowed value: ' : 'Allowed values: ',
      ...joined(
        view.values.map((value) => [literal(value)]),
        ', ',
      ),
      '.',
    ]);
  }
  parts.push(...further);
  if (sameAs !== undefined) {
    parts.push(['It has the fields of ', link(`#${sameAs.id}`, inlineCode(sameAs.path)), '.']);
  }
  if (view.since !== undefined) parts.push([since(view.since)]);
  return joined(parts, ' ');
}

/** The path of a field, linked to its own row. */
export function fieldName({ path, id }: Field): Inline[] {
  return [link(`#${id}`, inlineCode(path))];
}
