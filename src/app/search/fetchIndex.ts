import { withPrefix } from '../../site/addresses';
import {
  search,
  searchManifestPath,
  searchTextsFile,
  type SearchContext,
  type SearchManifest,
  type SearchTexts,
} from '../../site/search';
import type { SearchStore } from '../../search/index/storedHit';

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

/** What the reader is told of an index that cannot be read. */
export const unknownIndex = 'The search index is not what it should be.';

const isText = (value: unknown): boolean => typeof value === 'string';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * An object from its JSON, all of whose values are of one kind.
 *
 * @throws Error with a message for the reader where the text is not that
 */
function parse<Value extends object>(text: string, isValue: (value: unknown) => boolean): Value {
  try {
    const parsed: unknown = JSON.parse(text);
    if (isObject(parsed) && !Array.isArray(parsed) && Object.values(parsed).every(isValue)) {
      return parsed as Value;
    }
  } catch {
    // Told below: a host that answers with a page instead of the file is the usual reason.
  }
  throw new Error(unknownIndex);
}

/** Where the indexes are. It is asked for anew each time, because every publication changes it. */
export async function fetchManifest(): Promise<SearchManifest> {
  const text = await read(withPrefix(searchManifestPath), { cache: 'no-cache' });
  const isIndex = (index: unknown): boolean =>
    isObject(index) && Object.values(index).every(isText);
  return parse(text, (version) => isObject(version) && Object.values(version).every(isIndex));
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
  const [exported, text] = await Promise.all([read(urls.index), read(urls.store)]);
  const store = parse<SearchStore>(text, isObject);
  // Every context has pages.
  if (Object.keys(store).length === 0) throw new Error(unknownIndex);
  return { exported, store };
}

/**
 * The texts of a page by hash.
 *
 * @throws Error where they cannot be had
 */
export async function fetchTexts(version: string, path: string): Promise<SearchTexts> {
  const texts = await read(withPrefix(encodeURI(searchTextsFile(version, path))));
  return parse(texts, isText);
}
