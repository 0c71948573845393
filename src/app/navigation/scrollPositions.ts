/** Scroll positions by the key of the history entry, oldest first. */
export type Positions = readonly (readonly [key: string, position: number])[];

/** Entries further back than this are not remembered. */
const cap = 100;

function isPosition(value: unknown): value is readonly [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
}

/** Positions from their stored JSON; what is not of that form is left out. */
export function readPositions(json: string | null): Positions {
  try {
    const value: unknown = JSON.parse(json ?? '[]');
    return Array.isArray(value) ? value.filter(isPosition) : [];
  } catch {
    return [];
  }
}

/** Positions with one set anew, as the newest. */
export function withPosition(positions: Positions, key: string, position: number): Positions {
  const others = positions.filter(([other]) => other !== key);
  return [...others, [key, position] as const].slice(-cap);
}
