/** Returns the only name that a pattern matches: `a` for `^a$`; undefined for other patterns. */
export const literalName = (pattern: string): string | undefined =>
  /^\^([\w-]+)\$$/.exec(pattern)?.[1];

/** Returns whether a value can be shown as an example within a sentence. */
export function isShortExample(value: unknown): boolean {
  return ['boolean', 'number', 'string'].includes(typeof value) && !/[`\n]/.test(String(value));
}
