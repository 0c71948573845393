import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildArgs } from 'gatsby';
import { searchContexts, searchManifestPath, type SearchManifest } from '../../site/search';
import { versions } from '../../site/versions';
import { runQuery } from './runQuery';
import { searchIndexField } from './plugins';

interface IndexUrls {
  readonly publicIndexURL: string;
  readonly publicStoreURL: string;
}

/**
 * Writes the URLs of all search indexes to one small file. The URLs contain content hashes, so
 * in page data or code one edited sentence would change every page.
 * Querying the URLs also makes gatsby-plugin-local-search write the index files.
 *
 * @throws Error when an index is missing
 */
export async function writeSearchManifest(
  output: string,
  graphql: BuildArgs['graphql'],
): Promise<void> {
  const fields = versions.flatMap((version) =>
    searchContexts.map(
      ({ name }) => `${searchIndexField(version, name)} { publicIndexURL publicStoreURL }`,
    ),
  );
  const data = await runQuery<Record<string, IndexUrls>>(
    graphql,
    `{ ${fields.join('\n')} }`,
    'The search indexes',
  );
  const manifest: SearchManifest = Object.fromEntries(
    versions.map((version) => [
      version.name,
      Object.fromEntries(
        searchContexts.map(({ name }) => {
          const urls = data[searchIndexField(version, name)];
          if (urls === undefined) throw new Error(`The search index "${name}" is missing.`);
          return [name, { index: urls.publicIndexURL, store: urls.publicStoreURL }];
        }),
      ),
    ]),
  );
  await writeFile(join(output, searchManifestPath), JSON.stringify(manifest));
}
