declare module 'react-use-flexsearch' {
  import type FlexSearch from 'flexsearch';

  /**
   * Returns the stored document of each result. Throws in an effect if the index or the store is
   * missing.
   */
  export function useFlexSearch<Document>(
    query: string,
    index: FlexSearch,
    store: Readonly<Record<string, Document>>,
  ): Document[];
}
