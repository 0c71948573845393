import type { Explanation, Problem } from '../types';
import { isObject } from '../../shared/isObject';

export type Path = readonly (string | number)[];
export type Members = Readonly<Record<string, unknown>>;

/** A problem in a reference document, with the path to it. */
export interface Finding extends Explanation, Pick<Problem, 'severity'> {
  readonly path: Path;
  /** Whether the problem is in the key at the path, not in its value. */
  readonly atKey?: true;
}

/** Returns the value if it is an object, or else an empty object. */
export const membersOf = (value: unknown): Members => (isObject(value) ? value : {});

/**
 * Returns the message of a problem that is reported once for all its places. If there are several,
 * the message says how many.
 */
export const messageForPlaces = (message: string, count: number): string =>
  count === 1 ? message : `${message} This occurs in ${count} places.`;

/** Returns the value if it is a list, or else an empty list. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
