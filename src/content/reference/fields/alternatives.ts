import type { Schema } from './schema';

/** Conditions on a field that only some of several alternative objects allow or require. */
export interface Condition {
  /**
   * Values of the discriminator that allow the field; absent if all do or there is no
   * discriminator.
   */
  readonly allowedWith?: readonly string[];
  /** Values of the discriminator that require the field. */
  readonly requiredWith?: readonly string[];
  /**
   * Fields that other alternatives require instead of this field; set only if there is no
   * discriminator.
   */
  readonly insteadOf?: readonly string[];
}

/** The fields of an alternative object, and the names of those that it requires. */
export interface Alternative {
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required: ReadonlySet<string>;
}

/**
 * Returns the values that a field allows by `const` or `enum`, as strings; empty if it has neither.
 */
export function valuesOf({ properties }: Alternative, name: string): readonly string[] {
  const schema = properties[name];
  if (schema?.const !== undefined) return [String(schema.const)];
  return (schema?.enum ?? []).map(String);
}

/**
 * Returns the field whose value distinguishes the alternatives: the declared discriminator, or a
 * field that the first alternative requires and that has different values in each. Undefined if
 * there is none.
 */
export function discriminatingField(
  alternatives: readonly Alternative[],
  declared: string | undefined,
): string | undefined {
  const [first] = alternatives;
  if (declared !== undefined || first === undefined) return declared;
  return [...first.required].find((name) => {
    const values = alternatives.map((alternative) => valuesOf(alternative, name));
    const all = values.flat();
    return values.every((list) => list.length > 0) && new Set(all).size === all.length;
  });
}

/**
 * Returns the fields of an alternative. Its discriminator, if there is one, allows the values of
 * all alternatives.
 */
export function withJoinedDiscriminator(
  alternatives: readonly Alternative[],
  alternative: Alternative,
  declared: string | undefined,
): Readonly<Record<string, Schema>> {
  const { properties } = alternative;
  const name = discriminatingField(alternatives, declared);
  const schema = name === undefined ? undefined : properties[name];
  if (name === undefined || schema === undefined || alternatives.length < 2) return properties;
  const values = [...new Set(alternatives.flatMap((each) => valuesOf(each, name)))];
  const joined: Schema = { ...schema, enum: values };
  delete (joined as { const?: unknown }).const;
  return { ...properties, [name]: joined };
}

/** Returns the conditions of fields that only some alternatives have or require, by field name. */
export function conditionsOf(
  alternatives: readonly Alternative[],
  declared: string | undefined,
): ReadonlyMap<string, Condition> {
  const field = discriminatingField(alternatives, declared);
  const names = new Set(alternatives.flatMap(({ properties }) => Object.keys(properties)));
  const conditions = new Map<string, Condition>();
  for (const name of names) {
    const owners = alternatives.filter(({ properties }) => Object.hasOwn(properties, name));
    const requiring = alternatives.filter(({ required }) => required.has(name));
    const isUniform = owners.length === alternatives.length && requiring.length === owners.length;
    if (isUniform || (requiring.length === 0 && owners.length === alternatives.length)) continue;
    const condition =
      field === undefined
        ? insteadCondition(alternatives, requiring)
        : {
            ...(owners.length < alternatives.length && {
              allowedWith: owners.flatMap((each) => valuesOf(each, field)),
            }),
            ...(requiring.length > 0 && {
              requiredWith: requiring.flatMap((each) => valuesOf(each, field)),
            }),
          };
    conditions.set(name, condition);
  }
  return conditions;
}

function insteadCondition(
  alternatives: readonly Alternative[],
  requiring: readonly Alternative[],
): Condition {
  if (requiring.length === 0) return {};
  const others = alternatives.filter((alternative) => !requiring.includes(alternative));
  const names = others.flatMap(({ required }) =>
    [...required].filter((name) => requiring.every((each) => !each.required.has(name))),
  );
  return { insteadOf: [...new Set(names)] };
}
