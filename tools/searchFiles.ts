import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCollection, type Collection } from '../src/search/index/collection';
import type { SearchStore } from '../src/search/index/storedHit';
import { pathPrefix } from '../src/site/addresses';
import { searchManifestPath, type SearchManifest } from '../src/site/search';

/** The index files of a search context, as paths within the published folder. */
export interface IndexFiles {
  readonly context: string;
  readonly index: string;
  readonly store: string;
}

/** Reads the paths of a version's index files from the manifest that the browser uses. */
export function indexFiles(
  folder: string,
  version: string,
  prefix: string = pathPrefix,
): IndexFiles[] {
  const manifest = JSON.parse(
    readFileSync(join(folder, searchManifestPath), 'utf8'),
  ) as SearchManifest;
  return Object.entries(manifest[version] ?? {}).map(([context, { index, store }]) => ({
    context,
    index: index.slice(prefix.length),
    store: store.slice(prefix.length),
  }));
}

function readCollection(folder: string, { index, store }: IndexFiles): Collection {
  return createCollection(
    readFileSync(join(folder, index), 'utf8'),
    JSON.parse(readFileSync(join(folder, store), 'utf8')) as SearchStore,
  );
}

/** Loads all indexes of a version. */
export const readCollections = (folder: string, version: string, prefix?: string): Collection[] =>
  indexFiles(folder, version, prefix).map((files) => readCollection(folder, files));
