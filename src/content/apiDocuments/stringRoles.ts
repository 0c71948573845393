import type { JsonString } from '../parse/json';

/** Members that contain API values, in which tokens get no thousands separators. */
const valueMembers = new Set(['example', 'examples', 'default', 'enum', 'const']);

/** Returns whether a string is prose, in which tokens get thousands separators. */
export function isProse({ raw, isKey, keys }: JsonString): boolean {
  return !isKey && raw.includes(' ') && !keys.some((key) => valueMembers.has(key));
}

/** Members in which the author chooses the keys, so a key may look like a keyword. */
const namedMembers =
  /^(?:\$defs|callbacks|definitions|examples|headers|links|mapping|parameters|patternProperties|properties|requestBodies|responses|schemas)$/;

/** Returns whether a string is part of an API value, in which `$ref` has no meaning. */
export function isInValue({ keys }: JsonString): boolean {
  return keys.some(
    (key, index) =>
      /^(?:const|default|example|value)$/.test(key) && !namedMembers.test(keys[index - 1] ?? ''),
  );
}

/** Returns whether a string may contain text for readers. */
export const isText = (string: JsonString): boolean => {
  const key = string.keys.at(-1) ?? '';
  return !string.isKey && key !== 'pattern' && !valueMembers.has(key) && !isInValue(string);
};
