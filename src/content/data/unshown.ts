import type { JsonString } from '../parse/json';
import type { Problem } from '../types';

/** Keywords of JSON Schema that restrict values and that the tree of fields does not show. */
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

/** Members whose keys are names, not keywords. */
const namedMembers = new Set([
  '$defs',
  'definitions',
  'patternProperties',
  'properties',
  'schemas',
]);

/** Returns whether a member is an API value or an extension, and therefore contains no schemas. */
const isNotSchema = (key: string): boolean =>
  ['const', 'default', 'enum', 'example', 'examples', 'value'].includes(key) ||
  (key.startsWith('x-') && key !== 'x-notification');

function isKeyword({ keys }: JsonString): boolean {
  const ancestors = keys.slice(0, -1);
  const parent = ancestors.at(-1) ?? '';
  const isInSchema = ancestors.some((key) => key === 'schema' || key === 'schemas');
  return isInSchema && !namedMembers.has(parent) && !ancestors.some(isNotSchema);
}

/** Returns whether the value of a key is an object that begins with a description. */
function isDescribed(text: string, { start, raw }: JsonString): boolean {
  return /^"\s*:\s*\{\s*"description"/.test(
    text.slice(start + raw.length, start + raw.length + 60),
  );
}

/**
 * Returns one warning for all keywords of a document that readers would not see; undefined if there
 * are none. A `not` that starts with a description is shown as that description.
 *
 * @param text the document
 * @param strings all strings in it, keys included
 */
export function unshownKeywords(
  text: string,
  strings: readonly JsonString[],
): (Pick<Problem, 'message' | 'advice' | 'severity'> & { readonly offset: number }) | undefined {
  const matches = strings.filter(
    (string) =>
      string.isKey &&
      unshownNames.has(string.raw) &&
      isKeyword(string) &&
      !(string.raw === 'not' && isDescribed(text, string)),
  );
  const [first] = matches;
  if (first === undefined) return undefined;
  const names = [...new Set(matches.map(({ raw }) => `"${raw}"`))].join(', ');
  const countNote = matches.length === 1 ? '' : ` (first here, ${matches.length} times in all)`;
  return {
    offset: first.start,
    message: `The reference does not show ${names} in schemas${countNote}.`,
    severity: 'warning',
    advice: `Describe the rule in the description of the value and remove the keyword${
      names.includes('"not"') ? ', or begin "not" with a "description"' : ''
    }.`,
  };
}
