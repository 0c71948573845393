export interface Schema {
  readonly [keyword: string]: unknown;
}

/** The kind of an error, for code that must not depend on the wording of messages. */
export type ErrorKind = 'missing' | 'ambiguous';

/** An error in a value, with its path: `amount.value`, `steps.0.kind`. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
  /** Undefined for errors of other kinds, and in the lists that `Validator.errors` returns. */
  readonly kind?: ErrorKind;
}
