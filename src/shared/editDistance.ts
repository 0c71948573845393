/**
 * Returns the number of typing errors between two words: extra, missing or wrong characters, and
 * swapped neighbours, which count as one error (optimal string alignment distance).
 *
 * @param limit the maximum distance
 * @returns Infinity when the distance is greater than `limit`
 */
export function editDistance(a: string, b: string, limit: number): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let lowest = row;
    for (let column = 1; column <= b.length; column += 1) {
      const cost = a[row - 1] === b[column - 1] ? 0 : 1;
      let errors = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + cost,
      );
      if (a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        errors = Math.min(errors, (beforePrevious[column - 2] ?? Infinity) + 1);
      }
      current.push(errors);
      lowest = Math.min(lowest, errors);
    }
    if (lowest > limit) return Infinity;
    beforePrevious = previous;
    previous = current;
  }
  const errors = previous[b.length] ?? 0;
  return errors <= limit ? errors : Infinity;
}
