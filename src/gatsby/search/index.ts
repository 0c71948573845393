import type { BuildArgs } from 'gatsby';
import { writeSearchManifest } from './manifest';
import { writeSearchTexts } from './texts';

/**
 * Writes what the browser fetches when a reader turns to search.
 *
 * @param output folder of the built site
 */
export async function writeSearchFiles(
  output: string,
  graphql: BuildArgs['graphql'],
): Promise<void> {
  await writeSearchManifest(output, graphql);
  await writeSearchTexts(output, graphql);
}
