/** A JSON schema (2020-12) with the keywords that `checks.ts` knows. */
export interface Schema {
  readonly [keyword: string]: unknown;
}

/** An error in a value, with its path: `amount.value`, `steps.0.kind`. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}
