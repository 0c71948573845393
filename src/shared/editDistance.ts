/**
 * Returns the number of typing errors between two words: extra, missing or wrong characters, and
 * swapped neighbours, which count as one error (optimal string alignment distance).
 *
 * @param limit the search stops as soon as the distance exceeds this
 * @returns Infinity when the distance is greater than `limit`
 */
export function editDistance(one: string, other: string, limit: number): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    let lowest = row;
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
      lowest = Math.min(lowest, errors);
    }
    if (lowest > limit) return Infinity;
    beforePrevious = previous;
    previous = current;
  }
  const errors = previous[other.length] ?? 0;
  return errors <= limit ? errors : Infinity;
}
