/** How often one kind of action was attempted, and how often it succeeded. */
export interface ActionCount {
  readonly tried: number;
  readonly done: number;
}

/** Minimum share of attempts that must succeed. */
const minimumShare = 1 / 3;

/** Lists the kinds of action that mostly failed. */
export function mostlyFailed(counts: ReadonlyMap<string, ActionCount>): string[] {
  return [...counts].flatMap(([kind, { tried, done }]) =>
    done < tried * minimumShare ? [`${kind}: ${done} of ${tried} done`] : [],
  );
}

/** Formats the counts of all kinds on one line. */
export function describeCounts(counts: ReadonlyMap<string, ActionCount>): string {
  return [...counts].map(([kind, { tried, done }]) => `${kind} ${done}/${tried}`).join(', ');
}
