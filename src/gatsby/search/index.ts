import type { BuildArgs } from 'gatsby';
import { writeSearchManifest } from './manifest';
import { writeSearchTexts } from './texts';

/**
 * Writes the files that the browser fetches for search.
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
