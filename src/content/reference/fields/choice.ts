import { isDeepStrictEqual } from 'node:util';
import { discriminatingField, valuesOf, type Alternative } from './alternatives';
import type { Schema } from './schema';
import type { Choice, SchemaView, Shape } from './view';
import { ContentError } from '../../contentError';

function fieldsOf({ shapes }: SchemaView): Alternative | undefined {
  if (shapes.length === 0) return undefined;
  return {
    properties: Object.assign({}, ...shapes.map(({ properties }) => properties)) as Readonly<
      Record<string, Schema>
    >,
    required: new Set(shapes.flatMap(({ required }) => [...required])),
  };
}

/** Replaces each choice outside arrays with its alternatives. */
function flattenChoices(views: readonly SchemaView[]): SchemaView[] {
  return views.flatMap((view) =>
    view.choice?.arrays === 0 ? view.choice.alternatives.map((each) => each.view) : [view],
  );
}

function requirementsOf(alternative: Alternative, all: readonly Alternative[]): string {
  const others = all.filter((each) => each !== alternative);
  return [...alternative.required]
    .filter((name) => others.every(({ required }) => !required.has(name)))
    .join(', ');
}

function labelOf(
  alternative: Alternative,
  all: readonly Alternative[],
  discriminator: string | undefined,
): string {
  if (discriminator === undefined) return requirementsOf(alternative, all);
  const valueOf = (each: Alternative) => valuesOf(each, discriminator).join(', ');
  const value = valueOf(alternative);
  const same = all.filter((each) => valueOf(each) === value);
  return same.length === 1 ? value : `${value}: ${requirementsOf(alternative, same)}`;
}

function specificNames(
  alternatives: readonly Alternative[],
  discriminator: string | undefined,
): Set<string> {
  const names = new Set(alternatives.flatMap(({ properties }) => Object.keys(properties)));
  const [first] = alternatives;
  return new Set(
    [...names].filter(
      (name) =>
        name !== discriminator &&
        !alternatives.every(({ properties }) =>
          isDeepStrictEqual(properties[name], first?.properties[name]),
        ),
    ),
  );
}

/**
 * Returns the choice between a schema's alternatives; without `x-variants`, only objects count.
 *
 * @returns undefined if the alternatives cannot be told apart
 * @throws ContentError if `x-variants` does not have a name for each alternative
 */
export function choiceOf(schema: Schema, views: readonly SchemaView[]): Choice | undefined {
  const variantNames = schema['x-variants'];
  if (variantNames !== undefined && variantNames.length !== views.length) {
    throw new ContentError(
      `"x-variants" must have ${views.length} names, one for each alternative, but ${variantNames.length === 0 ? 'is empty' : `has ${variantNames.length}: ${variantNames.join(', ')}`}.`,
      'List one name for each alternative except null, in the same order.',
      { text: variantNames[0] ?? '', key: 'x-variants' },
    );
  }
  const candidates = variantNames === undefined ? flattenChoices(views) : views;
  const objects = candidates.flatMap((view) => {
    const fields = fieldsOf(view);
    return fields === undefined ? [] : [{ view, fields }];
  });
  const alternatives = objects.map(({ fields }) => fields);
  const discriminator = discriminatingField(alternatives, schema.discriminator?.propertyName);
  const specific = specificNames(alternatives, discriminator);
  if (variantNames !== undefined) {
    const labelled = candidates.map((view, index) => ({ view, label: variantNames[index] ?? '' }));
    const names = alternatives.flatMap(({ properties }) => Object.keys(properties));
    const hasOtherValues = objects.length < candidates.length;
    return {
      arrays: 0,
      alternatives: labelled,
      specific: hasOtherValues ? new Set(names) : specific,
    };
  }
  const labelled = objects.map(({ view, fields }) => ({
    view,
    label: labelOf(fields, alternatives, discriminator),
  }));
  const labels = new Set(labelled.map(({ label }) => label));
  const hasUniqueLabels = labels.size === labelled.length && !labels.has('') && labels.size > 1;
  return hasUniqueLabels && specific.size > 0
    ? { arrays: 0, alternatives: labelled, specific }
    : undefined;
}

/** Returns the choice with one more array around it. */
export function wrapInArray(choice: Choice): Choice {
  return { ...choice, arrays: choice.arrays + 1 };
}

/**
 * Returns the shapes of an alternative with only its specific fields.
 *
 * @param specific names of the fields that the alternatives do not share
 * @param arrays number of arrays around the choice, added to those of each shape
 */
export function specificShapes(
  { shapes }: SchemaView,
  specific: ReadonlySet<string>,
  arrays: number,
): Shape[] {
  return shapes.map((shape) => ({
    ...shape,
    arrays: shape.arrays + arrays,
    properties: Object.fromEntries(
      Object.entries(shape.properties).filter(([name]) => specific.has(name)),
    ),
  }));
}
