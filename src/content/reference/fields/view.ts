import type { Condition } from './alternatives';
import type { Schema } from './schema';

/** A schema as shown to readers, with `$ref`s resolved and null separate from the type. */
export interface SchemaView {
  /**
   * The name of the type, such as `u64`, `public key`, `object[]`, `object or [text, encoding]`.
   */
  readonly type: string;
  readonly nullable: boolean;
  /** Name of the shared schema that describes the value, an array's items, or every alternative. */
  readonly shared?: string;
  readonly description?: string;
  /** Default as a JSON value. */
  readonly defaultValue?: unknown;
  /** Default in words. */
  readonly defaultText?: string;
  readonly values: readonly unknown[];
  readonly unit?: string;
  readonly since?: string;
  readonly deprecated: boolean;
  readonly readOnly: boolean;
  readonly rules: Rules;
  /** Other rules, short examples and the meanings of values, as sentences in Markdown. */
  readonly notes: readonly string[];
  /** The items of an array, unless they have fields. */
  readonly entries?: SchemaView;
  /** The objects in the value: the value itself, its alternatives or its items. */
  readonly shapes: readonly Shape[];
  /** The alternatives. `shapes` has their fields too. */
  readonly choice?: Choice;
}

/** Alternatives that readers choose between. */
export interface Choice {
  readonly arrays: number;
  readonly alternatives: readonly LabelledView[];
  /**
   * Names of the fields to list under each alternative that has them, instead of once for all
   * alternatives.
   */
  readonly specific: ReadonlySet<string>;
}

interface LabelledView {
  readonly label: string;
  readonly view: SchemaView;
}

/** Keywords that restrict values. */
export type Rules = Pick<Schema, (typeof ruleKeywords)[number]>;

export const ruleKeywords = [
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
  'propertyNames',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'uniqueItems',
  'additionalProperties',
] as const;

/** The fields of an object, and the number of arrays around it. */
export interface Shape {
  /** Name of the shared schema the fields come from. */
  readonly shared?: string;
  readonly arrays: number;
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required: ReadonlySet<string>;
  /** Conditions of the fields that only some alternatives have or require, by field name. */
  readonly conditions?: ReadonlyMap<string, Condition>;
  /** Fields that must be present if another field is, by the other field's name. */
  readonly dependent?: Readonly<Record<string, readonly string[]>>;
}
