import { hour } from '../time/format';
import { hash } from './hash';
import { Problem } from './problem';

interface Cursor {
  /** Hash of the operation and filters. */
  readonly query: string;
  readonly seen: ListState;
  readonly after: number;
}

/** The state of the list when its first page was requested. */
interface ListState {
  readonly time: number;
  /**
   * Number of entries at that time; `time` is not enough, as several can be added in a millisecond.
   */
  readonly size: number;
}

interface Page<Row> {
  readonly rows: readonly Row[];
  readonly next_cursor: string | null;
  readonly seen: ListState;
}

export interface PageRequest {
  readonly limit: number;
  readonly cursor?: string;
  /**
   * Operation and filters; a cursor is valid only for the operation and filters of its first page.
   */
  readonly query: string;
  readonly now: number;
  readonly cursorHours: number;
}

function encodeCursor({ query, seen, after }: Cursor): string {
  const text = `${seen.time}.${seen.size}.${after}.${query}`;
  return btoa(`${text}.${hash(text)}`).replaceAll('=', '');
}

function decodeCursor(text: string): Cursor | undefined {
  try {
    const [time, size, after, query = ''] = atob(text).split('.');
    const seen = { time: Number(time), size: Number(size) };
    const cursor = { seen, after: Number(after), query };
    // Compares the whole text, because `atob` ignores white space and padding.
    return encodeCursor(cursor) === text ? cursor : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns one page of a list.
 *
 * @param size number of entries now
 * @param listAt returns the list as of the first page, in an order that never changes
 * @param isWanted whether a row passes the filters
 * @throws Problem `cursor_invalid` for a cursor that is altered, too old or made for another
 *   `query`
 */
export function pageOf<Row>(
  { limit, cursor, query, now, cursorHours }: PageRequest,
  size: number,
  listAt: (seen: ListState) => readonly Row[],
  isWanted: (row: Row) => boolean = () => true,
): Page<Row> {
  const from =
    cursor === undefined
      ? { seen: { time: now, size }, after: 0, query: hash(query) }
      : decodeCursor(cursor);
  const isOld = from !== undefined && now - from.seen.time > cursorHours * hour;
  if (from === undefined || isOld || from.query !== hash(query)) {
    throw new Problem(
      'cursor_invalid',
      'The cursor is invalid or too old. Start again without one.',
    );
  }
  const remaining = [...listAt(from.seen).entries()]
    .slice(from.after)
    .filter(([, row]) => isWanted(row));
  const page = remaining.slice(0, limit);
  const last = page.at(-1)?.[0] ?? 0;
  return {
    rows: page.map(([, row]) => row),
    next_cursor: remaining.length > limit ? encodeCursor({ ...from, after: last + 1 }) : null,
    seen: from.seen,
  };
}
