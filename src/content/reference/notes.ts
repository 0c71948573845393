import type { Schema } from './schema';

/** Rules that a schema describes in words, and alternatives that differ in what they require. */
export function notesOf(schema: Schema): string[] {
  const description = schema.not?.description;
  const choices = requiredOnly(schema)?.map((names) =>
    names.map((name) => `\`${name}\``).join(' and '),
  );
  const among = schema.anyOf === undefined ? 'Exactly one of' : 'At least one of';
  return [
    ...(description === undefined ? [] : [description]),
    ...(choices === undefined ? [] : [`${among} ${choices.join(' or ')} is required.`]),
  ];
}

/** Returns the names that each alternative requires, if the alternatives say nothing else. */
export function requiredOnly({ oneOf, anyOf }: Schema): (readonly string[])[] | undefined {
  const lists = (oneOf ?? anyOf ?? []).map(({ required, ...others }) =>
    Object.keys(others).length === 0 ? required : undefined,
  );
  const given = lists.filter((list) => list !== undefined);
  return given.length > 0 && given.length === lists.length ? given : undefined;
}
