import type { SearchStatus } from '../../contexts';

export interface Progress {
  readonly status: SearchStatus;
  readonly error: string | null;
  readonly complete: boolean;
  /** Number of suggestions; null until the query has been answered. */
  readonly count: number | null;
}

/** Returns whether the reader is waiting for an index and there is nothing to show yet. */
export function isWaiting({ status, error, complete, count }: Progress): boolean {
  if (status === 'idle' || status === 'loading') return true;
  return status === 'done' && count === 0 && !complete && error === null;
}

/** Returns the message below the suggestions; null for none. */
export function messageOf(progress: Progress): string | null {
  const { status, error, count } = progress;
  if (isWaiting(progress)) return status === 'done' ? 'Searching…' : 'Loading search…';
  if (status === 'error') return error;
  if (count === null) return null;
  if (error !== null) {
    return count === 0
      ? `Nothing found in the parts that could be loaded. ${error}`
      : `Some results may be missing. ${error}`;
  }
  return count === 0 ? 'No results' : null;
}
