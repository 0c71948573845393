import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildArgs } from 'gatsby';
import { buildIndex, type IndexArgs } from '../../workarounds/gatsbyPluginLocalSearch/buildIndex';
import { indexField } from '../../workarounds/gatsbyPluginLocalSearch/indexField';
import { packWordIndex } from '../../search/index/wordIndex';
import { withPrefix } from '../../site/addresses';
import { searchContexts, searchManifestPath, type SearchFiles } from '../../site/search';
import { versions } from '../../site/versions';
import { writeText } from '../versions/files';
import { runQuery } from './runQuery';
import { searchIndexField, searchPlugins } from './plugins';

/** An index, and the URL of its store: the data that hits show. */
interface SearchIndex {
  readonly index: string;
  readonly publicStoreURL: string;
}

/** Indexes by their GraphQL field. */
type SearchIndexes = Readonly<Record<string, SearchIndex | undefined>>;

async function writeIndex(output: string, exported: string): Promise<string> {
  const packed = packWordIndex(exported);
  const hash = createHash('sha256').update(packed).digest('hex').slice(0, 32);
  const file = `/static/${hash}.index.txt`;
  await mkdir(join(output, 'static'), { recursive: true });
  await writeFile(join(output, file), packed);
  return withPrefix(file);
}

/**
 * Returns the indexes in Gatsby's nodes. A query for the address of a store makes
 * gatsby-plugin-local-search write the store.
 *
 * @throws Error if an index cannot be queried
 */
export async function queryIndexes(graphql: BuildArgs['graphql']): Promise<SearchIndexes> {
  const fields = versions.flatMap((version) =>
    searchContexts.map(({ name }) => `${searchIndexField(version, name)} { index publicStoreURL }`),
  );
  return runQuery<SearchIndexes>(graphql, `{ ${fields.join('\n')} }`, 'The search indexes');
}

/**
 * Rebuilds the indexes, writes their stores, and returns the indexes. Leaves out an index whose
 * query fails.
 */
export async function buildIndexes(output: string, args: IndexArgs): Promise<SearchIndexes> {
  const indexes: Record<string, SearchIndex> = {};
  for (const { options = {} } of searchPlugins) {
    const built = await buildIndex(args, options);
    if (built === undefined) continue;
    const store = JSON.stringify(built.store);
    const file = `/static/${args.createContentDigest(store)}.store.json`;
    await writeText(join(output, file), store);
    indexes[indexField(String(options['name']))] = {
      index: built.index,
      publicStoreURL: withPrefix(file),
    };
  }
  return indexes;
}

/**
 * Writes all search indexes, and one small file that lists the addresses of the indexes and of
 * their stores. The addresses contain content hashes: if page data or code contained the addresses,
 * one edited sentence would change every page.
 *
 * @throws Error if an index is missing
 */
export async function writeSearchManifest(output: string, indexes: SearchIndexes): Promise<void> {
  const manifest: Record<string, Record<string, SearchFiles>> = {};
  for (const version of versions) {
    const files: Record<string, SearchFiles> = (manifest[version.name] = {});
    for (const { name } of searchContexts) {
      const pluginIndex = indexes[searchIndexField(version, name)];
      if (pluginIndex === undefined)
        throw new Error(
          `The search index "${name}" of version "${version.name}" is missing. Check src/gatsby/search/plugins.ts.`,
        );
      files[name] = {
        index: await writeIndex(output, pluginIndex.index),
        store: pluginIndex.publicStoreURL,
      };
    }
  }
  await writeFile(join(output, searchManifestPath), JSON.stringify(manifest));
}
