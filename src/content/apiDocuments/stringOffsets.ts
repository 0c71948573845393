import type { JsonString } from '../parse/json';

/** A string of a document, and its JSON text with tokens replaced. */
export interface FilledString {
  readonly string: JsonString;
  readonly written: string;
}

/** Returns the offsets of strings other than keys, by `:value` and by `key:value`. */
export function stringOffsets(
  strings: readonly FilledString[],
): ReadonlyMap<string, readonly number[]> {
  const offsets = new Map<string, number[]>();
  for (const { written, string } of strings) {
    if (string.isKey || !written.startsWith('"')) continue;
    const value = JSON.parse(written) as string;
    for (const name of [`:${value}`, `${string.keys.at(-1) ?? ''}:${value}`]) {
      const others = offsets.get(name);
      if (others === undefined) offsets.set(name, [string.start]);
      else others.push(string.start);
    }
  }
  return offsets;
}
