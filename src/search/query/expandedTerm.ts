import type { Expansion } from './expandWord';

/** How a part of an identifier matches: not at all, at reduced weight, or fully. */
export type PartMatching = 'none' | 'reduced' | 'full';

/** One way to match a term: a text must contain a word of each expansion. */
export interface Alternative {
  readonly weight: number;
  readonly words: readonly Expansion[];
  /** `full` for the parts of an identifier or a compound in the query. */
  readonly partMatching: PartMatching;
}

/** A term with all the ways to match it. */
export interface ExpandedTerm {
  readonly alternatives: readonly Alternative[];
  readonly words: ReadonlySet<string>;
  /** The words that match only as synonyms. */
  readonly synonyms: ReadonlySet<string>;
  /**
   * The words to mark on a page: the term itself or, if no matching word is a form of it or starts
   * with it, the nearest matching words.
   */
  readonly marks: readonly string[];
}
