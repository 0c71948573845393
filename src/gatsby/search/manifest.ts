import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildArgs } from 'gatsby';
import { packWordIndex } from '../../search/index/wordIndex';
import { withPrefix } from '../../site/addresses';
import { searchContexts, searchManifestPath, type SearchFiles } from '../../site/search';
import { versions } from '../../site/versions';
import { runQuery } from './runQuery';
import { searchIndexField } from './plugins';

interface PluginIndex {
  readonly index: string;
  readonly publicStoreURL: string;
}

/** Packs an index, writes it to a file named after its hash, and returns its address. */
async function writeIndex(output: string, exported: string): Promise<string> {
  const packed = packWordIndex(exported);
  const hash = createHash('sha256').update(packed).digest('hex').slice(0, 32);
  const file = `/static/${hash}.index.txt`;
  await mkdir(join(output, 'static'), { recursive: true });
  await writeFile(join(output, file), packed);
  return withPrefix(file);
}

/**
 * Writes all search indexes, and lists their addresses in one small file: the addresses contain
 * content hashes, so if page data or code contained them, one edited sentence would change every page.
 * A query for the address of a store makes gatsby-plugin-local-search write the store.
 *
 * @throws Error if an index is missing or cannot be queried
 */
export async function writeSearchManifest(
  output: string,
  graphql: BuildArgs['graphql'],
): Promise<void> {
  const fields = versions.flatMap((version) =>
    searchContexts.map(({ name }) => `${searchIndexField(version, name)} { index publicStoreURL }`),
  );
  const data = await runQuery<Record<string, PluginIndex>>(
    graphql,
    `{ ${fields.join('\n')} }`,
    'The search indexes',
  );
  const manifest: Record<string, Record<string, SearchFiles>> = {};
  for (const version of versions) {
    const files: Record<string, SearchFiles> = (manifest[version.name] = {});
    for (const { name } of searchContexts) {
      const pluginIndex = data[searchIndexField(version, name)];
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
