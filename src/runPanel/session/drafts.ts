interface Draft<Values> {
  readonly values: Values;
  /** The values that the form started with; members that differ are the reader's choice. */
  readonly start: Values;
  /** `version` of the known ids when the draft was kept. */
  readonly idVersion: number;
}

const drafts = new Map<string, Draft<unknown>>();

/**
 * Keeps the values of a form for the visit.
 *
 * @param key identifies the docs version and the method or operation, because their fields differ
 */
export function keepDraft<Values>(key: string, draft: Draft<Values>): void {
  drafts.set(key, draft);
}

/** Returns the draft of a form; undefined if there is none. */
export function draftOf<Values>(key: string): Draft<Values> | undefined {
  return drafts.get(key) as Draft<Values> | undefined;
}

/** Forgets all drafts, so that forms start with the examples again. */
export function forgetDrafts(): void {
  drafts.clear();
}
