/** Headers for the addresses that match a pattern, as parsed by @netlify/headers-parser. */
export interface HeaderRule {
  readonly for: string;
  readonly forRegExp: RegExp;
  readonly values: Readonly<Record<string, string>>;
}

/**
 * Returns the values of each header for a path, by lower-case name. The host joins several values
 * of one header with commas.
 *
 * @param path as requested, with the prefix
 */
export function matchHeaders(
  rules: readonly HeaderRule[],
  path: string,
): ReadonlyMap<string, readonly string[]> {
  const valuesByName = new Map<string, string[]>();
  for (const { forRegExp, values } of rules) {
    if (!forRegExp.test(path)) continue;
    for (const [name, value] of Object.entries(values)) {
      const key = name.toLowerCase();
      valuesByName.set(key, [...(valuesByName.get(key) ?? []), value]);
    }
  }
  return valuesByName;
}
