import { readdir } from 'node:fs/promises';
import { withPrefix } from '../../site/addresses';

/**
 * Returns the URL of the build's only style sheet.
 *
 * @throws Error when there is not exactly one
 */
export async function styleSheet(output: string): Promise<string> {
  const [file, ...others] = (await readdir(output)).filter((name) => name.endsWith('.css'));
  if (file === undefined || others.length > 0) {
    throw new Error(
      `Expected one style sheet in the build, found ${others.length + (file ? 1 : 0)}.`,
    );
  }
  return withPrefix(`/${file}`);
}
