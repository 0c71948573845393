declare module 'react-use-flexsearch' {
  import type FlexSearch from 'flexsearch';

  /** Returns the stored document of each result. Throws in an effect if index or store is missing. */
  export function useFlexSearch<Document>(
    query: string,
    index: FlexSearch,
    store: Readonly<Record<string, Document>>,
  ): Document[];
}
