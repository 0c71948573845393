/**
 * Number of typing errors between two words: characters too many, missing or wrong, and swapped
 * neighbours, which are one error (optimal string alignment distance).
 *
 * @param most the search stops once the distance must be greater
 * @returns Infinity when the distance is greater than `most`
 */
export function editDistance(one: string, other: string, most: number): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= other.length; column += 1) {
      const cost = one[row - 1] === other[column - 1] ? 0 : 1;
      let errors = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + cost,
      );
      if (one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]) {
        errors = Math.min(errors, (beforePrevious[column - 2] ?? Infinity) + 1);
      }
      current.push(errors);
      least = Math.min(least, errors);
    }
    if (least > most) return Infinity;
    beforePrevious = previous;
    previous = current;
  }
  const errors = previous[other.length] ?? 0;
  return errors <= most ? errors : Infinity;
}
