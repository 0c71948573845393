/** A JSON schema (2020-12) with the keywords that `checks.ts` knows. */
export interface Schema {
  readonly [keyword: string]: unknown;
}

/** What is wrong with a value, and where: `amount.value`, `steps.0.kind`. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}
