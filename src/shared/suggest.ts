/** Number of single-character edits (insert, delete, replace, swap of neighbours) between two words. */
function editDistance(a: string, b: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let distance = Math.min(
        (previous[j] ?? 0) + 1,
        (current[j - 1] ?? 0) + 1,
        (previous[j - 1] ?? 0) + cost,
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        distance = Math.min(distance, (beforePrevious[j - 2] ?? 0) + 1);
      }
      current.push(distance);
    }
    beforePrevious = previous;
    previous = current;
  }
  return previous[b.length] ?? 0;
}

/**
 * The candidate that was probably meant: the nearest by edit distance, case ignored, as long as two
 * edits, in longer words three, lead to it.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = word.toLowerCase();
  let best: string | undefined;
  let bestDistance = Infinity;
  for (const candidate of candidates) {
    const allowed = candidate.length < 9 ? 2 : 3;
    if (Math.abs(candidate.length - word.length) > allowed) continue;
    const distance = editDistance(wanted, candidate.toLowerCase());
    if (distance <= allowed && distance < bestDistance && distance < candidate.length) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** `Did you mean "x"?` when something near is known, otherwise the given sentence. */
export function didYouMean(
  word: string,
  candidates: Iterable<string>,
  otherwise: string,
  show: (candidate: string) => string = (candidate) => `"${candidate}"`,
): string {
  const found = nearest(word, candidates);
  return found === undefined ? otherwise : `Did you mean ${show(found)}?`;
}
