/**
 * Parses a whole number from the command line.
 *
 * @throws Error that names the option
 */
export function wholeNumber(option: string, text: string): number {
  if (!/^\d+$/.test(text))
    throw new Error(`"${text}" is not valid for ${option}. Write a whole number.`);
  return Number(text);
}
