/** The answer to the query of `searchPlugins`. */
export interface SearchQueryResult {
  readonly allMdx: {
    readonly nodes: readonly {
      readonly path: string;
      readonly draft: boolean;
      readonly breadcrumbs: readonly string[];
      readonly article: {
        readonly records: readonly {
          readonly kind: string;
          readonly text: string;
          readonly section: string;
          readonly hash: string;
        }[];
      };
    }[];
  };
}

/** What the index stores of a hit: url, title (the hit's text), section, hash and breadcrumbs. */
export const searchStoreFields = ['k', 'u', 't', 's', 'h', 'b'] as const;

export interface SearchDocument {
  /** Small numbers, because FlexSearch repeats the reference for every word. */
  readonly id: number;
  /** What is indexed. */
  readonly x: string;
  readonly k: string;
  readonly u: string;
  readonly t: string;
  readonly s: string;
  readonly h: string;
  readonly b: readonly string[];
}

/** One document for each record of each page, numbered in the order of the query. */
export function toSearchDocuments({ allMdx }: SearchQueryResult): SearchDocument[] {
  const hits = allMdx.nodes
    .filter((node) => !node.draft)
    .flatMap((node) => node.article.records.map((record) => ({ node, record })));
  return hits.map(({ node, record }, id) => ({
    id,
    x: record.text,
    k: record.kind,
    u: node.path,
    t: record.text,
    s: record.section,
    h: record.hash,
    b: node.breadcrumbs,
  }));
}
