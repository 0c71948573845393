import type { Schema } from './schema';

/** When a field of one of several alternative objects is there. */
export interface Condition {
  /** Values of the discriminating field with which the field may be given; absent: with all. */
  readonly allowedWith?: readonly string[];
  /** Values of the discriminating field with which the field is required. */
  readonly requiredWith?: readonly string[];
  /** Fields to give instead, where no field tells the alternatives apart. */
  readonly insteadOf?: readonly string[];
}

/** What this module needs to know of an alternative. */
interface Alternative {
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required: ReadonlySet<string>;
}

/** The finite values of a field, or an empty list. */
function valuesOf({ properties }: Alternative, name: string): readonly string[] {
  const schema = properties[name];
  if (schema?.const !== undefined) return [String(schema.const)];
  return (schema?.enum ?? []).map(String);
}

/**
 * The field whose value tells the alternatives apart: the one that is declared, or one that all
 * require and that has other values in each.
 */
function discriminatingField(
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

/** The fields of an alternative with the values of all alternatives for the discriminating one. */
export function joinedDiscriminator(
  alternatives: readonly Alternative[],
  alternative: Alternative,
  declared: string | undefined,
): Readonly<Record<string, Schema>> {
  const { properties } = alternative;
  const name = discriminatingField(alternatives, declared);
  const schema = name === undefined ? undefined : properties[name];
  if (name === undefined || schema === undefined || alternatives.length < 2) return properties;
  const joined: Schema = { ...schema, enum: alternatives.flatMap((each) => valuesOf(each, name)) };
  delete (joined as { const?: unknown }).const;
  return { ...properties, [name]: joined };
}

/** Conditions of the fields that only some alternatives have or require, by name. */
export function conditionsOf(
  alternatives: readonly Alternative[],
  declared: string | undefined,
): ReadonlyMap<string, Condition> {
  const field = discriminatingField(alternatives, declared);
  const names = new Set(alternatives.flatMap(({ properties }) => Object.keys(properties)));
  const conditions = new Map<string, Condition>();
  for (const name of names) {
    const having = alternatives.filter(({ properties }) => Object.hasOwn(properties, name));
    const requiring = alternatives.filter(({ required }) => required.has(name));
    const isEqual = having.length === alternatives.length && requiring.length === having.length;
    if (isEqual || (requiring.length === 0 && having.length === alternatives.length)) continue;
    const condition =
      field === undefined
        ? insteadOf(alternatives, requiring)
        : {
            ...(having.length < alternatives.length && {
              allowedWith: having.flatMap((each) => valuesOf(each, field)),
            }),
            ...(requiring.length > 0 && {
              requiredWith: requiring.flatMap((each) => valuesOf(each, field)),
            }),
          };
    conditions.set(name, condition);
  }
  return conditions;
}

/** What the alternatives that do not require a field require in its place. */
function insteadOf(
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
