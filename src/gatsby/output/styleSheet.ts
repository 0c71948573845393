import { readdir } from 'node:fs/promises';
import { withPrefix } from '../../site/addresses';

/**
 * The address of the one style sheet that webpack has written.
 *
 * @throws Error when there is not exactly one
 */
export async function styleSheet(output: string): Promise<string> {
  const [file, ...others] = (await readdir(output)).filter((name) => name.endsWith('.css'));
  if (file === undefined || others.length > 0) {
    throw new Error(`The build has ${others.length + (file ? 1 : 0)} style sheets instead of one.`);
  }
  return withPrefix(`/${file}`);
}
