import type { Members } from './values';

/** A member of an object whose name the reader chooses. */
export interface Entry {
  /** Identifies the entry even while the reader edits its name. */
  readonly id: number;
  readonly name: string;
  readonly item: unknown;
}

/**
 * Returns the members of an object that have no field, as entries.
 *
 * @param fieldNames names of the members that have a field
 */
export function entriesOf(value: Members, fieldNames: readonly string[]): Entry[] {
  return Object.entries(value)
    .filter(([name]) => !fieldNames.includes(name))
    .map(([name, item], id) => ({ id, name, item }));
}

/** Returns what is wrong with the name of an entry; undefined if the entry can be sent. */
export function nameProblem(
  entries: readonly Entry[],
  index: number,
  fieldNames: readonly string[],
): string | undefined {
  const name = entries[index]?.name ?? '';
  if (name === '') return 'Enter a name; without one, the entry is not sent';
  if (fieldNames.includes(name)) return 'There is a field with this name; this entry is not sent';
  return entries.findIndex((entry) => entry.name === name) < index
    ? 'Another entry has this name; this one is not sent'
    : undefined;
}

/** Returns the object to send: the members that have fields, and the entries with valid names. */
export function membersOf(
  entries: readonly Entry[],
  value: Members,
  fieldNames: readonly string[],
): Members {
  return Object.fromEntries([
    ...Object.entries(value).filter(([name]) => fieldNames.includes(name)),
    ...entries
      .filter((_entry, index) => nameProblem(entries, index, fieldNames) === undefined)
      .map(({ name, item }) => [name, item] as const),
  ]);
}

/** Returns a name for a new entry that no field or other entry has: `name3`. */
export function unusedName(entries: readonly Entry[], fieldNames: readonly string[]): string {
  const used = new Set([...fieldNames, ...entries.map(({ name }) => name)]);
  let number = entries.length + 1;
  while (used.has(`name${number}`)) number += 1;
  return `name${number}`;
}
