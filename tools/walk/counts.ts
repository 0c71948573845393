/** How often actions of one kind were tried, and how often they could be done. */
export interface ActionCount {
  readonly tried: number;
  readonly done: number;
}

/** Of all tries of a kind at least this share must have been done. */
const leastShare = 1 / 3;

/** Kinds of action that were tried, and hardly ever could be done. */
export function undone(counts: ReadonlyMap<string, ActionCount>): string[] {
  return [...counts].flatMap(([kind, { tried, done }]) =>
    done < tried * leastShare ? [`${kind}: ${done} of ${tried} done`] : [],
  );
}

/** One line: each kind with how many of its tries were done. */
export function describeCounts(counts: ReadonlyMap<string, ActionCount>): string {
  return [...counts].map(([kind, { tried, done }]) => `${kind} ${done}/${tried}`).join(', ');
}
