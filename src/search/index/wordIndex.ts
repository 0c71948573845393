import FlexSearch from 'flexsearch';
import { asPart, wordOfEntry } from '../text/indexedWords';

/**
 * Options of an index of whole words, the same for the build and the browser. How words are made
 * from texts is not FlexSearch's business here: `x` comes as words, and a query is one word.
 */
const options = { encode: false, threshold: 0, resolution: 1, depth: 0 } as const;

/** For gatsby-plugin-local-search, which adds each document as the JSON of its indexed fields. */
export const buildOptions = {
  ...options,
  tokenize: (json: string): string[] => (JSON.parse(json) as { x: string }).x.split(' '),
};

/** More than any index has. */
const noLimit = 1_000_000;

/** The index of one version and context: exact words to the ids of the documents that hold them. */
export interface WordIndex {
  /** All words of the index in order, parts of identifiers included. */
  readonly vocabulary: readonly string[];
  /** Ids of the documents that hold a word of the vocabulary as a word. */
  readonly find: (word: string) => readonly number[];
  /** Ids of the documents that hold it as a part of identifiers alone. */
  readonly findPart: (word: string) => readonly number[];
  /** Different words of each document, by id. */
  readonly sizes: readonly number[];
}

function sizesOf(map: Readonly<Record<string, readonly number[]>>): number[] {
  const sizes: number[] = [];
  for (const ids of Object.values(map)) for (const id of ids) sizes[id] = (sizes[id] ?? 0) + 1;
  return sizes;
}

/**
 * @param exported what FlexSearch exported
 * @throws SyntaxError or TypeError when it is something else
 */
export function loadWordIndex(exported: string): WordIndex {
  const index = FlexSearch.create<number>({ ...options, tokenize: (query: string) => [query] });
  const content = JSON.parse(exported) as [[Readonly<Record<string, readonly number[]>>]];
  const [[map]] = content;
  // Its types lack the option that takes a parsed index.
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
