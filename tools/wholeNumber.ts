/**
 * Parses a whole number from the command line or an environment variable.
 *
 * @throws Error that names the option
 */
export function wholeNumber(option: string, text: string): number {
  if (!/^\d+$/.test(text))
    throw new Error(`"${text}" is not valid for ${option}. Write only digits, such as 2000.`);
  return Number(text);
}
