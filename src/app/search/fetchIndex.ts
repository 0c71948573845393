import { gatsbyRuntime } from '../../workarounds/gatsby/runtime';
import { isObject } from '../../shared/isObject';
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

/** @throws Error with a message for the reader if the file cannot be fetched */
async function fetchText(address: string, init: RequestInit = {}): Promise<string> {
  const signal = AbortSignal.timeout(search.fetchTimeout);
  let status = '';
  try {
    const response = await fetch(address, { ...init, signal });
    if (response.ok) return await response.text();
    status = ` (${response.status})`;
  } catch {
    // Offline, blocked or too slow: the browser's message would not help a reader.
  }
  throw new Error(`The search index could not be fetched${status}.`);
}

/** Message for an index that cannot be read. */
export const malformedIndex = 'The search index has an unexpected format.';

const isString = (value: unknown): boolean => typeof value === 'string';

/**
 * @throws Error, with a message for the reader, if the text is not a JSON object whose values all
 *   pass the check
 */
function parseObject<Value extends object>(
  text: string,
  isValue: (value: unknown) => boolean,
): Value {
  try {
    const parsed: unknown = JSON.parse(text);
    if (isObject(parsed) && Object.values(parsed).every(isValue)) {
      return parsed as Value;
    }
  } catch {
    // Reported below. Usually the host has answered with a page instead of the file.
  }
  throw new Error(malformedIndex);
}

/**
 * Fetches the addresses of the indexes; always asks the host, because a new build may change them.
 *
 * @throws Error with a message for the reader if they cannot be fetched or read
 */
export async function fetchManifest(): Promise<SearchManifest> {
  const text = await fetchText(withPrefix(searchManifestPath), { cache: 'no-cache' });
  const isIndex = (index: unknown): boolean =>
    isObject(index) && Object.values(index).every(isString);
  return parseObject(text, (version) => isObject(version) && Object.values(version).every(isIndex));
}

/**
 * Fetches the two files of a context's index.
 *
 * @throws Error with a message for the reader if the context has no index, or its files cannot be
 *   fetched or read
 */
export async function fetchIndex(
  manifest: SearchManifest,
  version: string,
  context: SearchContext,
): Promise<{ readonly packed: string; readonly store: SearchStore }> {
  const urls = manifest[version]?.[context];
  if (urls === undefined) throw new Error('This part of the documentation has no search index.');
  const [packed, text] = await Promise.all([fetchText(urls.index), fetchText(urls.store)]);
  const store = parseObject<SearchStore>(text, isObject);
  // Every context has pages, so an empty store is malformed.
  if (Object.keys(store).length === 0) throw new Error(malformedIndex);
  return { packed, store };
}

/**
 * Fetches the texts of a page's sections, by the hash of their address: `#limits`.
 *
 * @throws Error if they cannot be fetched or read
 */
export async function fetchTexts(version: string, path: string): Promise<SearchTexts> {
  const texts = await fetchText(withPrefix(encodeURI(searchTextsFile(version, path))));
  return parseObject(texts, isString);
}

/**
 * Returns whether the host has published another build, so that files of this app may be gone;
 * false if that is unknown.
 */
export async function isOutdated(): Promise<boolean> {
  const ownHash = gatsbyRuntime().___webpackCompilationHash;
  try {
    const response = await fetch(withPrefix('/page-data/app-data.json'), { cache: 'no-store' });
    const { webpackCompilationHash: newest } = (await response.json()) as Record<string, unknown>;
    return ownHash !== undefined && typeof newest === 'string' && newest !== ownHash;
  } catch {
    return false;
  }
}
