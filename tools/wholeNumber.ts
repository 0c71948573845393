/**
 * Reads a whole number that someone typed.
 *
 * @throws Error that names the option
 */
export function wholeNumber(option: string, text: string): number {
  if (!/^\d+$/.test(text)) throw new Error(`${option} is not a whole number: ${text}`);
  return Number(text);
}
