declare module 'react-use-flexsearch' {
  import type FlexSearch from 'flexsearch';

  /** @returns the stored document of each result; throws in an effect without index or store */
  export function useFlexSearch<Document>(
    query: string,
    index: FlexSearch,
    store: Readonly<Record<string, Document>>,
  ): Document[];
}
