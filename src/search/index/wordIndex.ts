import FlexSearch from 'flexsearch';
import { asPart, wordOfEntry } from '../text/indexedWords';

/**
 * Options of an index of whole words, for the build and the browser. Texts are tokenized before they
 * reach FlexSearch: `x` is a list of words, and a query is one word.
 */
const options = { encode: false, threshold: 0, resolution: 1, depth: 0 } as const;

/** For gatsby-plugin-local-search, which adds each document as the JSON of its indexed fields. */
export const buildOptions = {
  ...options,
  tokenize: (json: string): string[] => (JSON.parse(json) as { x: string }).x.split(' '),
};

/** More hits than any index has. */
const noLimit = 1_000_000;

/** The index of one version and context, from words to ids of documents. */
interface WordIndex {
  /** All words, sorted, parts of identifiers included. */
  readonly vocabulary: readonly string[];
  /** Ids of documents that contain a word. */
  readonly find: (word: string) => readonly number[];
  /** Ids of documents that contain it only as part of identifiers. */
  readonly findPart: (word: string) => readonly number[];
  /** Number of different words of each document, by id. */
  readonly sizes: readonly number[];
}

function sizesOf(map: Readonly<Record<string, readonly number[]>>): number[] {
  const sizes: number[] = [];
  for (const ids of Object.values(map)) for (const id of ids) sizes[id] = (sizes[id] ?? 0) + 1;
  return sizes;
}

/**
 * Loads an index exported by FlexSearch.
 *
 * @throws SyntaxError or TypeError when the text is not such an index
 */
export function loadWordIndex(exported: string): WordIndex {
  const index = FlexSearch.create<number>({ ...options, tokenize: (query: string) => [query] });
  const content = JSON.parse(exported) as [[Readonly<Record<string, readonly number[]>>]];
  const [[map]] = content;
  // The types lack the option to import a parsed index.
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
