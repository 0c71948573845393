import { isShortExample } from '../../apiDocuments/fieldContents';
import type { Schema } from './schema';

/**
 * Returns sentences about a schema: the description of `not`, a rule for alternatives that differ
 * only in the fields they require, and short examples.
 */
export function notesOf(schema: Schema): string[] {
  const description = schema.not?.description;
  const choices = requiredNameLists(schema)?.map((names) =>
    names.map((name) => `\`${name}\``).join(' and '),
  );
  const quantifier = schema.anyOf === undefined ? 'Exactly one of' : 'At least one of';
  return [
    ...(description === undefined ? [] : [description]),
    ...(choices === undefined ? [] : [`${quantifier} ${choices.join(' or ')} is required.`]),
    ...exampleNote(schema),
  ];
}

function exampleNote({ example, examples = [] }: Schema): string[] {
  const values = (example === undefined ? examples : [example]).filter(isShortExample);
  const list = values.map((value) => `\`${String(value)}\``).join(', ');
  if (list === '') return [];
  return [`${values.length === 1 ? 'Example' : 'Examples'}: ${list}.`];
}

/**
 * Returns the names that each alternative requires; undefined unless there are alternatives and
 * each consists of `required` alone.
 */
export function requiredNameLists({ oneOf, anyOf }: Schema): (readonly string[])[] | undefined {
  const lists = (oneOf ?? anyOf ?? []).map(({ required, ...others }) =>
    Object.keys(others).length === 0 ? required : undefined,
  );
  const requiredLists = lists.filter((list) => list !== undefined);
  return requiredLists.length > 0 && requiredLists.length === lists.length
    ? requiredLists
    : undefined;
}

/**
 * Returns the alternatives, each with the fields of the enclosing schema added. A field that only
 * some alternatives name is added only to those.
 *
 * @returns undefined if an alternative is a reference
 */
export function completeAlternatives(
  { properties = {}, required = [] }: Schema,
  alternatives: readonly Schema[],
): Schema[] | undefined {
  if (alternatives.some(({ $ref }) => $ref !== undefined)) return undefined;
  const namesOf = (alternative: Schema): string[] => [
    ...Object.keys(alternative.properties ?? {}),
    ...(alternative.required ?? []),
  ];
  const named = new Set(alternatives.flatMap(namesOf));
  return alternatives.map((alternative) => {
    const own = new Set(namesOf(alternative));
    const names = [...Object.keys(properties), ...own];
    return {
      ...alternative,
      type: 'object',
      properties: Object.fromEntries(
        names
          .filter((name) => own.has(name) || !named.has(name))
          .map((name) => [name, { ...properties[name], ...alternative.properties?.[name] }]),
      ),
      required: [...new Set([...required, ...(alternative.required ?? [])])],
    };
  });
}
