import { joinWords } from '../../shared/joinWords';
import type { Part } from './documentParts';
import { membersOf, messageForPlaces, type Finding } from './finding';

/** Keywords of JSON Schema that describe values and that the tree of fields does not show. */
const unshownNames = new Set([
  'contains',
  'contentEncoding',
  'contentMediaType',
  'contentSchema',
  'dependencies',
  'dependentSchemas',
  'else',
  'if',
  'maxContains',
  'minContains',
  'not',
  'then',
  'unevaluatedItems',
  'unevaluatedProperties',
]);

/**
 * Returns whether a `not` schema has a description; the tree of fields shows it in place of the
 * schema.
 */
const isDescribed = (schema: unknown): boolean => 'description' in membersOf(schema);

/**
 * Returns one warning about all schema keywords that the reference does not show; an empty list if
 * there are none.
 */
export function unshownKeywords(parts: readonly Part[]): Finding[] {
  const keywords = parts.flatMap(({ shape, value, path }) =>
    shape === 'schema'
      ? Object.keys(value)
          .filter((name) => unshownNames.has(name) && !(name === 'not' && isDescribed(value[name])))
          .map((name) => ({ name, path: [...path, name] }))
      : [],
  );
  const [first] = keywords;
  if (first === undefined) return [];
  const names = [...new Set(keywords.map(({ name }) => `"${name}"`))];
  return [
    {
      path: first.path,
      message: messageForPlaces(
        `The reference does not show ${joinWords(names)} in schemas.`,
        keywords.length,
      ),
      severity: 'warning',
      advice: `Describe each rule in the description of its value and remove the keyword${
        names.includes('"not"') ? ', or add a "description" to "not"' : ''
      }.`,
      atKey: true,
    },
  ];
}
