/**
 * Parses a whole number from the command line or an environment variable.
 *
 * @throws Error that names the option
 */
export function wholeNumber(option: string, text: string, max = Number.MAX_SAFE_INTEGER): number {
  if (!/^\d+$/.test(text))
    throw new Error(`"${text}" is not valid for ${option}. Write only digits, such as 2000.`);
  if (Number(text) > max)
    throw new Error(`"${text}" is too large for ${option}. Write a number up to ${max}.`);
  return Number(text);
}

/** The highest port number. */
export const maxPort = 65535;
