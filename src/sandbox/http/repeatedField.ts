/** Matches a bracket, a brace, a comma or a string (with its colon if it is a field's name). */
const tokens = /("(?:[^"\\]|\\.)*")\s*(:)?|[[\]{},]/g;

/**
 * Returns the path of the first field that a JSON text repeats; undefined if each name occurs once
 * in its object.
 *
 * @param text valid JSON; JSON.parse keeps only the last value of a repeated name
 */
export function repeatedField(text: string): string | undefined {
  // The open objects and arrays, each with its current name or index and the names seen so far.
  const open: { key: string | number; readonly names: Set<string> }[] = [];
  for (const [token, name, colon] of text.matchAll(tokens)) {
    const inner = open.at(-1);
    if (token === '{' || token === '[') {
      open.push({ key: token === '[' ? 0 : '', names: new Set() });
    } else if (token === '}' || token === ']') {
      open.pop();
    } else if (inner !== undefined && colon !== undefined) {
      const key = JSON.parse(name ?? '') as string;
      inner.key = key;
      if (inner.names.has(key)) return open.map((value) => value.key).join('.');
      inner.names.add(key);
    } else if (typeof inner?.key === 'number' && token === ',') {
      inner.key += 1;
    }
  }
  return undefined;
}
