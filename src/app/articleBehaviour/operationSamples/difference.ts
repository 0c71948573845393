import { jsonPlaces } from './jsonPlaces';

/**
 * A piece of a JSON text; `differs` if it is a leaf value that the other text lacks at the same
 * path.
 */
interface Piece {
  readonly text: string;
  readonly differs: boolean;
}

function leafValues(text: string): Map<string, string> {
  const leaves = jsonPlaces(text).filter(({ isLeaf }) => isLeaf);
  return new Map(leaves.map(({ path, start, end }) => [path, text.slice(start, end)]));
}

/** Splits a JSON text around the leaf values that another text does not have at the same path. */
export function splitAtDifferences(text: string, other: string): Piece[] {
  const otherValues = leafValues(other);
  const pieces: Piece[] = [];
  let position = 0;
  for (const { path, start, end, isLeaf } of jsonPlaces(text)) {
    if (!isLeaf || otherValues.get(path) === text.slice(start, end)) continue;
    pieces.push({ text: text.slice(position, start), differs: false });
    pieces.push({ text: text.slice(start, end), differs: true });
    position = end;
  }
  pieces.push({ text: text.slice(position), differs: false });
  return pieces.filter((piece) => piece.text !== '');
}
