/**
 * Returns a value that earlier checks guarantee to be defined.
 * @throws Error if it is undefined, which is a bug
 */
export function known<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('A value is missing.');
  return value;
}

/**
 * Returns, from a list in the data, the entry whose member `name` is `value`.
 * @throws Error if there is none, which is a mistake in the data
 */
export function entryWith<Name extends string, Entry extends Readonly<Record<Name, string>>>(
  list: readonly Entry[],
  name: Name,
  value: string,
): Entry {
  const entry = list.find((candidate) => candidate[name] === value);
  if (entry === undefined) throw new Error(`The data has no ${name} ${value}.`);
  return entry;
}
