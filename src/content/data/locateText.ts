import type { JsonString } from '../parse/json';

/** A string of a document, and the same string with its tokens replaced, quotes included. */
export interface FilledString {
  readonly string: JsonString;
  readonly written: string;
}

/**
 * Returns the offset of the first string with each value, as `:value`, and of the first with each key
 * and value, as `key:value`.
 */
export function offsetsOf(strings: readonly FilledString[]): ReadonlyMap<string, number> {
  const offsets = new Map<string, number>();
  for (const { written, string } of strings) {
    if (string.isKey || !written.startsWith('"')) continue;
    const value = JSON.parse(written) as string;
    for (const name of [`:${value}`, `${string.keys.at(-1) ?? ''}:${value}`])
      if (!offsets.has(name)) offsets.set(name, string.start);
  }
  return offsets;
}
