import { jsonPlaces } from './jsonPlaces';

/** A piece of a text; `differs` if the other text does not have the same value at its path. */
export interface Piece {
  readonly text: string;
  readonly differs: boolean;
}

/** Returns the scalar values by path, as written. */
function leaves(text: string): Map<string, string> {
  const found = jsonPlaces(text).filter(({ isLeaf }) => isLeaf);
  return new Map(found.map(({ path, start, end }) => [path, text.slice(start, end)]));
}

/** Splits a JSON text at the values that another text does not have at the same path. */
export function piecesOf(text: string, other: string): Piece[] {
  const known = leaves(other);
  const pieces: Piece[] = [];
  let at = 0;
  for (const { path, start, end, isLeaf } of jsonPlaces(text)) {
    if (!isLeaf || known.get(path) === text.slice(start, end)) continue;
    pieces.push({ text: text.slice(at, start), differs: false });
    pieces.push({ text: text.slice(start, end), differs: true });
    at = end;
  }
  pieces.push({ text: text.slice(at), differs: false });
  return pieces.filter((piece) => piece.text !== '');
}
