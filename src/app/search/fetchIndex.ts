import { withPrefix } from '../../site/addresses';
import {
  search,
  searchManifestPath,
  searchTextsFile,
  type SearchContext,
  type SearchManifest,
  type SearchTexts,
} from '../../site/search';
import type { SearchStore } from '../../search/document';

/** @throws Error with a message for the reader where the file cannot be had */
async function read(address: string, init: RequestInit = {}): Promise<string> {
  const signal = AbortSignal.timeout(search.fetchTimeout);
  let status = '';
  try {
    const response = await fetch(address, { ...init, signal });
    if (response.ok) return await response.text();
    status = ` (${response.status})`;
  } catch {
    // Offline, blocked or too slow: the browser's own words would not help a reader.
  }
  throw new Error(`The search index could not be fetched${status}.`);
}

/** @throws Error with a message for the reader where a text is not the JSON of an object */
function parse<Value extends object>(text: string): Value {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value as Value;
  } catch {
    // Told below: a host that answers with a page instead of the file is the usual reason.
  }
  throw new Error('The search index is not what it should be.');
}

/** Where the indexes are. It is asked for anew each time, because every publication changes it. */
export async function fetchManifest(): Promise<SearchManifest> {
  return parse(await read(withPrefix(searchManifestPath), { cache: 'no-cache' }));
}

/**
 * The two files of an index.
 *
 * @throws Error with a message for the reader where they cannot be had
 */
export async function fetchIndex(
  manifest: SearchManifest,
  version: string,
  context: SearchContext,
): Promise<{ readonly exported: string; readonly store: SearchStore }> {
  const urls = manifest[version]?.[context];
  if (urls === undefined) throw new Error('This version has no search index.');
  const [exported, store] = await Promise.all([read(urls.index), read(urls.store)]);
  return { exported, store: parse(store) };
}

/**
 * The texts of a page by hash.
 *
 * @throws Error where they cannot be had
 */
export async function fetchTexts(version: string, path: string): Promise<SearchTexts> {
  return parse(await read(withPrefix(encodeURI(searchTextsFile(version, path)))));
}
