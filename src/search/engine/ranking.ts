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

export const at = (worths: readonly number[], term: number): number => worths[term] ?? 0;

export const sumOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0);

export const holdsAll = (worths: readonly number[]): boolean => worths.every((worth) => worth > 0);
