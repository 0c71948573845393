/** How often actions of one kind were tried, and how often they succeeded. */
export interface ActionCount {
  readonly tried: number;
  readonly done: number;
}

/** The least share of a kind's attempts that must succeed. */
const leastShare = 1 / 3;

/** Kinds of action that were tried but mostly failed. */
export function mostlyFailed(counts: ReadonlyMap<string, ActionCount>): string[] {
  return [...counts].flatMap(([kind, { tried, done }]) =>
    done < tried * leastShare ? [`${kind}: ${done} of ${tried} done`] : [],
  );
}

/** One line: each kind with how many of its attempts succeeded. */
export function describeCounts(counts: ReadonlyMap<string, ActionCount>): string {
  return [...counts].map(([kind, { tried, done }]) => `${kind} ${done}/${tried}`).join(', ');
}
