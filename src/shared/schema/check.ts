import type { ErrorKind, FieldError, Schema } from './schema';

/** Reports an error in the value at a path. */
export type Report = (field: string, message: string, kind?: ErrorKind) => void;

/** Checks a value against one keyword of a schema; `keyword` is the keyword's value. */
export type Check = (value: unknown, keyword: unknown, at: CheckContext) => void;

/** The schema and path that a check works on, and the functions that it may call. */
export interface CheckContext {
  readonly validator: {
    readonly resolve: (pointer: string) => Schema;
    readonly choose: (value: unknown, schema: Schema) => Schema | undefined;
    readonly check: (value: unknown, schema: Schema, path: string, report: Report) => void;
    readonly errors: (value: unknown, schema: Schema, path: string) => FieldError[];
  };
  readonly schema: Schema;
  readonly path: string;
  readonly report: Report;
}
