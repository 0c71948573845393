import type { SearchStatus } from '../../contexts';

/** How far a search is. */
export interface Progress {
  readonly status: SearchStatus;
  readonly error: string | null;
  /** Whether all of it can be searched. */
  readonly complete: boolean;
  /** How many suggestions there are; null while the query has not been answered. */
  readonly count: number | null;
}

/** Whether the reader waits for something to be fetched before there is anything to show. */
export function isWaiting({ status, error, complete, count }: Progress): boolean {
  if (status === 'idle' || status === 'loading') return true;
  return status === 'done' && count === 0 && !complete && error === null;
}

/**
 * The line below the suggestions.
 *
 * @returns null where the suggestions speak for themselves, or where it is too early to say anything
 */
export function messageOf(progress: Progress): string | null {
  const { status, error, count } = progress;
  if (isWaiting(progress)) return status === 'done' ? 'Searching…' : 'Loading search…';
  if (status === 'error') return error;
  if (count === null) return null;
  if (error !== null) {
    return count === 0
      ? `Nothing found in what could be loaded. ${error}`
      : `Some results may be missing. ${error}`;
  }
  return count === 0 ? 'No results' : null;
}
