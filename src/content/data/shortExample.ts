/** Returns whether an example of a value can be shown in a sentence. */
export function isShortExample(value: unknown): boolean {
  return ['boolean', 'number', 'string'].includes(typeof value) && !/[`\n]/.test(String(value));
}
