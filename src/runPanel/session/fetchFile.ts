import { withPrefix } from '../../site/addresses';

/**
 * Fetches a JSON file of the site.
 *
 * @param file path without the site's prefix
 * @throws Error with a message for the reader if the file cannot be fetched
 * @throws SyntaxError if the file is not JSON
 */
export async function fetchFile<Content>(file: string): Promise<Content> {
  const response = await fetch(withPrefix(file)).catch(() => undefined);
  if (response?.ok !== true) throw new Error('Part of the panel could not be loaded.');
  return (await response.json()) as Content;
}
