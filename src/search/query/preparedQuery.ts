import type { Query } from './parseQuery';
import type { ExpandedTerm } from './expandedTerm';

/** A query with the statistics that scoring needs. */
export interface PreparedQuery {
  readonly query: Query;
  readonly terms: readonly ExpandedTerm[];
  /** Weight of each term, by index: higher for rarer terms. */
  readonly rarity: readonly number[];
  /** For each term, the highest weight of its match on any page. */
  readonly best: readonly number[];
  /** The query as letters and digits only. */
  readonly normalized: string;
  /**
   * Whether all terms are plain words: not compounds, and not identifiers in a title, heading, row,
   * error or path. A query that is a name in snake case also counts as plain, unless an index knows
   * the name.
   */
  readonly isPlain: boolean;
}

/** Returns the weight of a term by its index in the query; 0 if it has none. */
export const weightOf = (weights: readonly number[], term: number): number => weights[term] ?? 0;

/** Returns the sum of the numbers. */
export const sumOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0);

/** Returns whether every weight is above 0, which means that every term matches. */
export const matchesAll = (weights: readonly number[]): boolean =>
  weights.every((weight) => weight > 0);
