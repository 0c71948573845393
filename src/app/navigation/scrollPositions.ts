/** Where the reader was in a history entry. */
export interface Spot {
  /** CSS pixels from the top. */
  readonly position: number;
  /** Indexes of the open collapsibles, which shift the content below them. */
  readonly open: readonly number[];
  /** Index of the link that had focus; -1 or missing if none had. */
  readonly focus?: number;
}

/** Spots by the key of the history entry, oldest first. */
export type Positions = readonly (readonly [key: string, spot: Spot])[];

/** Session storage key of the positions, stored as JSON. */
export const scrollStorageKey = 'scroll';

/**
 * Returns the key that Gatsby's router, or `addEntryKey`, gave the current history entry; undefined
 * if it has none.
 */
export function entryKey(): string | undefined {
  const key = (history.state as { readonly key?: unknown } | null)?.key;
  return typeof key === 'string' ? key : undefined;
}

const maxEntries = 100;

function isSpot(value: unknown): value is Spot {
  if (typeof value !== 'object' || value === null) return false;
  if (!('position' in value && 'open' in value)) return false;
  const { position, open, focus = -1 }: Partial<Record<keyof Spot, unknown>> = value;
  const isOpenValid = Array.isArray(open) && open.every(Number.isInteger);
  return typeof position === 'number' && isOpenValid && Number.isInteger(focus);
}

function isPosition(value: unknown): value is readonly [string, Spot] {
  return Array.isArray(value) && typeof value[0] === 'string' && isSpot(value[1]);
}

/** Reads positions from their stored JSON; skips malformed entries. */
export function readPositions(json: string | null): Positions {
  try {
    const value: unknown = JSON.parse(json ?? '[]');
    return Array.isArray(value) ? value.filter(isPosition) : [];
  } catch {
    return [];
  }
}

/**
 * Returns the positions with this spot as the newest, without an earlier spot of the same entry.
 * Drops the oldest spot if there are more than `maxEntries`.
 */
export function withPosition(positions: Positions, key: string, spot: Spot): Positions {
  const others = positions.filter(([other]) => other !== key);
  return [...others, [key, spot] as const].slice(-maxEntries);
}
