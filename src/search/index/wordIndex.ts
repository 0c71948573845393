import FlexSearch from 'flexsearch';
import { asPart, wordOfEntry } from '../text/indexedWords';

/**
 * Options for an index of whole words, in the build and the browser. FlexSearch is given only
 * tokens: a document's words joined by spaces, and queries of one word.
 */
const options = { encode: false, threshold: 0, resolution: 1, depth: 0 } as const;

/** Options for the build, where gatsby-plugin-local-search adds each document as JSON. */
export const engineOptions = {
  ...options,
  tokenize: (json: string): string[] => (JSON.parse(json) as { x: string }).x.split(' '),
};

const noLimit = 1_000_000;

/** The index of one version and context; maps words to document ids. */
interface WordIndex {
  /** All words, sorted, parts of identifiers included. */
  readonly vocabulary: readonly string[];
  /** Returns the ids of documents that contain a word as such, not only inside identifiers. */
  readonly find: (word: string) => readonly number[];
  /** Returns the ids of documents that contain a word only inside identifiers. */
  readonly findPart: (word: string) => readonly number[];
  /** Number of distinct words of each document, by id. */
  readonly sizes: readonly number[];
}

function sizesOf(map: Readonly<Record<string, readonly number[]>>): number[] {
  const sizes: number[] = [];
  for (const ids of Object.values(map)) for (const id of ids) sizes[id] = (sizes[id] ?? 0) + 1;
  return sizes;
}

/**
 * The content that FlexSearch exports, which starts with a map from words to sorted ids of
 * documents.
 */
type Exported = [[Record<string, readonly number[]>], ...unknown[]];

/**
 * Packs an index exported by FlexSearch: in the list of each word, every id but the first becomes
 * the distance from the id before it, because gzip compresses small numbers better.
 */
export function packWordIndex(exported: string): string {
  const content = JSON.parse(exported) as Exported;
  const [[map]] = content;
  for (const [word, ids] of Object.entries(map)) {
    map[word] = ids.map((id, position) => id - (ids[position - 1] ?? 0));
  }
  return JSON.stringify(content);
}

/**
 * Loads a packed index.
 *
 * @throws SyntaxError or TypeError when the text is not a packed index
 */
export function loadWordIndex(packed: string): WordIndex {
  const index = FlexSearch.create<number>({ ...options, tokenize: (query: string) => [query] });
  const content = JSON.parse(packed) as Exported;
  const [[map]] = content;
  for (const [word, distances] of Object.entries(map)) {
    let id = 0;
    map[word] = distances.map((distance) => (id += distance));
  }
  // The package's types lack the option to import a parsed index.
  (index.import as (content: unknown, options: { serialize: false }) => void)(content, {
    serialize: false,
  });
  const find = (entry: string) => index.search(entry, noLimit) as unknown as number[];
  return {
    vocabulary: [...new Set(Object.keys(map).map(wordOfEntry))].sort(),
    find,
    findPart: (word) => find(asPart(word)),
    sizes: sizesOf(map),
  };
}
