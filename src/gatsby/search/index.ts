import type { BuildArgs, CreatePagesArgs } from 'gatsby';
import { forgetCheckedArticles } from '../development/checkedArticles';
import { buildIndexes, queryIndexes, writeSearchManifest } from './manifest';
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
  await writeSearchManifest(output, await queryIndexes(graphql));
  await writeSearchTexts(output, graphql);
}

/**
 * Writes the search files in development. Rebuilds the indexes, because those in Gatsby's nodes
 * predate the latest check.
 *
 * @param output folder of the built site
 */
export async function updateSearchFiles(output: string, args: CreatePagesArgs): Promise<void> {
  forgetCheckedArticles();
  await writeSearchManifest(output, await buildIndexes(output, args));
  await writeSearchTexts(output, args.graphql);
}
