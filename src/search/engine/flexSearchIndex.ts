import FlexSearch from 'flexsearch';

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
  /** All words of the index in order. */
  readonly vocabulary: readonly string[];
  /** Ids of the documents that hold a word of the vocabulary. */
  readonly find: (word: string) => readonly number[];
}

/**
 * @param exported what FlexSearch exported
 * @throws SyntaxError or TypeError when it is something else
 */
export function importIndex(exported: string): WordIndex {
  const index = FlexSearch.create<number>({ ...options, tokenize: (query: string) => [query] });
  index.import(exported);
  const [[map]] = JSON.parse(exported) as [[Readonly<Record<string, unknown>>]];
  const vocabulary = Object.keys(map).sort();
  return {
    vocabulary,
    find: (word) => index.search(word, noLimit) as unknown as number[],
  };
}
