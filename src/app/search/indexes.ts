import type { SearchScope, SearchState } from '../../components/contexts';
import type { SearchContext } from '../../site/search';
import type { Collection } from './engine';

/**
 * Thrown if the search engine fails to load and another build has been published, so that only a
 * full load helps.
 */
export class OutdatedError extends Error {
  constructor() {
    super('Search could not be loaded: the site has been updated.');
  }
}

/** The state of an index: loading, loaded or failed. */
export type IndexState = 'loading' | Collection | Error;

/** The state of every index requested so far, by `indexKey`. */
export type Indexes = ReadonlyMap<string, IndexState>;

/** Returns the key in `Indexes` for a context of a version. */
export const indexKey = (version: string, context: SearchContext): string =>
  `${version} ${context}`;

const isCollection = (state: IndexState | undefined): state is Collection =>
  state !== undefined && state !== 'loading' && !(state instanceof Error);

/** The preferred context comes first, because its index is enough to start. */
function contextsInOrder({ contexts, preferred }: SearchScope): readonly SearchContext[] {
  return preferred === undefined
    ? contexts
    : [preferred, ...contexts.filter((context) => context !== preferred)];
}

/**
 * Returns the state of a scope's indexes, and the loaded collections with the preferred one first.
 */
export function searchProgress(
  indexes: Indexes,
  scope: SearchScope,
): Omit<SearchState, 'Finder' | 'grow' | 'Suggestions'> & {
  readonly collections: readonly Collection[];
} {
  const states = contextsInOrder(scope).map((context) =>
    indexes.get(indexKey(scope.version, context)),
  );
  const collections = states.filter(isCollection);
  const complete = collections.length === states.length;
  const failure = states.find((index) => index instanceof Error);
  const isSearchable = scope.preferred === undefined ? complete : isCollection(states[0]);
  const waiting = states.includes('loading');
  const pendingStatus = waiting ? 'loading' : failure === undefined ? 'idle' : 'error';
  return {
    status: isSearchable ? 'done' : pendingStatus,
    error: failure?.message ?? null,
    outdated: failure instanceof OutdatedError,
    complete,
    collections,
  };
}
