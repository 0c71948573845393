import type { Query } from './query';
import type { ExpandedTerm } from './terms';

/** What ranking needs to know of the query besides the evidence. */
export interface Ranking {
  readonly query: Query;
  readonly terms: readonly ExpandedTerm[];
  /** How telling each term is: rare ones more. */
  readonly rarity: readonly number[];
  /** The best that any page holds of each term. */
  readonly best: readonly number[];
  /** The query without spaces and signs. */
  readonly squashed: string;
  /** Whether none of its words is an identifier. */
  readonly isPlain: boolean;
}

/** What is held of a term, by its number in the query; 0 where nothing is known of it. */
export const at = (worths: readonly number[], term: number): number => worths[term] ?? 0;

/** The sum of numbers, 0 of none. */
export const sumOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0);

/** Whether something is held of every term, given what is held of each. */
export const holdsAll = (worths: readonly number[]): boolean => worths.every((worth) => worth > 0);
