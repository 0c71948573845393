import type { Query } from './parseQuery';
import type { ExpandedTerm } from './expandTerms';

/** What prepared needs to know of the query besides the matches. */
export interface PreparedQuery {
  readonly query: Query;
  readonly terms: readonly ExpandedTerm[];
  /** How telling each term is: rare ones more. */
  readonly rarity: readonly number[];
  /** The best that any page holds of each term. */
  readonly best: readonly number[];
  /** The query without spaces and signs. */
  readonly normalized: string;
  /** Whether none of its words is an identifier. */
  readonly isPlain: boolean;
}

/** What is matched of a term, by its number in the query; 0 where nothing is known of it. */
export const at = (weights: readonly number[], term: number): number => weights[term] ?? 0;

/** The sum of numbers, 0 of none. */
export const sumOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0);

/** Whether something is matched of every term, given what is matched of each. */
export const matchesAll = (weights: readonly number[]): boolean =>
  weights.every((weight) => weight > 0);
