import type { SearchScope, SearchState } from '../../components/contexts';
import type { SearchContext } from '../../site/search';
import type { Collection } from './engine';

/** The app is older than the site, and its part that searches is gone: only a full load helps. */
export class OutdatedError extends Error {
  constructor() {
    super('The site has been published anew.');
  }
}

/** An index on its way, there, or not to be had. */
export type Loaded = 'loading' | Collection | Error;

/** Indexes of versions and contexts, by `keyOf`. */
export type Indexes = ReadonlyMap<string, Loaded>;

export const keyOf = (version: string, context: SearchContext): string => `${version} ${context}`;

export const isCollection = (loaded: Loaded | undefined): loaded is Collection =>
  loaded !== undefined && loaded !== 'loading' && !(loaded instanceof Error);

/** The contexts of a scope, the own one first: its index alone is enough to begin with. */
export function inOrder({ contexts, preferred }: SearchScope): readonly SearchContext[] {
  return preferred === undefined
    ? contexts
    : [preferred, ...contexts.filter((context) => context !== preferred)];
}

/** How far the indexes of a scope are. */
export function progressOf(
  indexes: Indexes,
  scope: SearchScope,
): Omit<SearchState, 'Finder' | 'Suggestions'> & { readonly collections: readonly Collection[] } {
  const loaded = inOrder(scope).map((context) => indexes.get(keyOf(scope.version, context)));
  const collections = loaded.filter(isCollection);
  const complete = collections.length === loaded.length;
  const failure = loaded.find((index) => index instanceof Error);
  const enough = scope.preferred === undefined ? complete : isCollection(loaded[0]);
  const waiting = loaded.includes('loading');
  const unfinished = waiting ? 'loading' : failure === undefined ? 'idle' : 'error';
  return {
    status: enough ? 'done' : unfinished,
    error: failure?.message ?? null,
    outdated: failure instanceof OutdatedError,
    complete,
    collections,
  };
}
