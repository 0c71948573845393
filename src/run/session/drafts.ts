/** Values that the reader has entered, kept for the visit. */
const drafts = new Map<string, { readonly values: unknown; readonly idVersion: number }>();

export function keepDraft(key: string, values: unknown, idVersion = 0): void {
  drafts.set(key, { values, idVersion });
}

/**
 * Returns the values that the reader entered before, or new ones.
 *
 * @param idVersion if ids were added since, `refresh` puts them into the values
 */
export function draftOf<Values>(
  key: string,
  make: () => Values,
  idVersion = 0,
  refresh: (values: Values) => Values = (values) => values,
): Values {
  const draft = drafts.get(key);
  if (draft === undefined) return make();
  const values = draft.values as Values;
  return draft.idVersion === idVersion ? values : refresh(values);
}

/** Forgets all values, for a reset of the sandbox. */
export function forgetDrafts(): void {
  drafts.clear();
}
