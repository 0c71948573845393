/** A mistake in the body of a page, its only message, and the corrected body. */
export type Mistake = readonly [body: string, problem: string, fixed: string];

/** Mistakes by kind. Positions count from the first line of the body. */
export type Mistakes = Readonly<Record<string, readonly Mistake[]>>;
