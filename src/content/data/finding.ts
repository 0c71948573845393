import type { Problem } from '../types';
import { isObject } from '../../shared/isObject';

export type Path = readonly (string | number)[];
export type Members = Readonly<Record<string, unknown>>;

/** A problem of a reference document, with its path. */
export interface Finding extends Pick<Problem, 'message' | 'advice' | 'severity'> {
  readonly path: Path;
  /** Whether the problem is in the key at the path, not in its value. */
  readonly atKey?: true;
}

/** Returns the members of an object; none for other values. */
export const membersOf = (value: unknown): Members => (isObject(value) ? value : {});

/** Returns the entries of a list; none for other values. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
