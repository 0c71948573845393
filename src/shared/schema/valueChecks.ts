import { isCountryCode } from '../isCountryCode';
import { isEqual } from '../isEqual';
import { isObject } from '../isObject';
import { formatJson } from '../json';
import { joinPath } from '../joinPath';
import { startsWithDate } from '../startsWithDate';
import type { Check } from './check';
import { cachedPattern } from './compilePattern';

const formats: Readonly<Record<string, (text: string) => boolean>> = {
  date: (text) => /^\d{4}-\d\d-\d\d$/.test(text) && startsWithDate(text),
  'date-time': startsWithDate,
  uri: (text) => URL.canParse(text),
  country: isCountryCode,
};

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  // parseJson returns unsafe integers as bigints.
  if (typeof value === 'bigint') return 'integer';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

function hasType(value: unknown, type: string): boolean {
  const actual = typeOf(value);
  return actual === type || (type === 'number' && actual === 'integer');
}

/** Returns a value as messages show it: as JSON, but strings without quotes. */
const show = (value: unknown): string => (typeof value === 'string' ? value : formatJson(value));

const textCheck =
  (check: (text: string, keyword: never) => string | undefined): Check =>
  (value, keyword, { path, report }) => {
    if (typeof value !== 'string') return;
    const message = check(value, keyword as never);
    if (message !== undefined) report(path, message);
  };

const numberCheck =
  (isAllowed: (value: number | bigint, bound: number) => boolean, word: string): Check =>
  (value, bound, { path, report }) => {
    const isNumber = typeof value === 'number' || typeof value === 'bigint';
    if (isNumber && !isAllowed(value, bound as number)) {
      report(path, `Must be ${word} ${String(bound)}`);
    }
  };

/**
 * Returns whether a number is a multiple of another, despite rounding: 0.3 is a multiple of 0.1.
 */
function isMultiple(value: number | bigint, step: number): boolean {
  const quotient = Number(value) / step;
  return Math.abs(quotient - Math.round(quotient)) < 1e-9 * Math.max(1, Math.abs(quotient));
}

const sizeCheck =
  (
    size: (value: unknown) => number | undefined,
    isLeast: boolean,
    one: string,
    many: string,
  ): Check =>
  (value, bound, { path, report }) => {
    const count = size(value);
    if (count === undefined) return;
    if (isLeast ? count < (bound as number) : count > (bound as number)) {
      const limit = `${String(bound)} ${bound === 1 ? one : many}`;
      report(path, `Must have at ${isLeast ? 'least' : 'most'} ${limit}`);
    }
  };

function countCharacters(value: unknown): number | undefined {
  if (typeof value !== 'string') return undefined;
  // Only surrogate pairs take more than one code unit per character.
  return /[\ud800-\udbff]/.test(value) ? [...value].length : value.length;
}

const countItems = (value: unknown) => (Array.isArray(value) ? value.length : undefined);
const countFields = (value: unknown) => (isObject(value) ? Object.keys(value).length : undefined);

/** Maximum length of a pattern that a message shows although the schema also has a description. */
const longestShownPattern = 80;

/** Error message for a required field that is not there. */
export const missingMessage = 'Is missing';
/** Error message for a field that its object may not have. */
export const unknownMessage = 'Is an unknown field';

/** Checks of the keywords that contain no schemas, by keyword. */
export const valueChecks: Readonly<Record<string, Check>> = {
  type: (value, types, { path, report }) => {
    const allowed = types as string | string[];
    if (typeof allowed === 'string') {
      if (!hasType(value, allowed)) report(path, `Must be of type ${allowed}`);
    } else if (!allowed.some((type) => hasType(value, type))) {
      report(path, `Must be of type ${allowed.join(' or ')}`);
    }
  },
  enum: (value, allowed, { path, report }) => {
    const values = allowed as unknown[];
    if (!values.some((each) => isEqual(each, value))) {
      report(path, `Must be one of ${values.map(show).join(', ')}`);
    }
  },
  const: (value, expected, { path, report }) => {
    if (!isEqual(value, expected)) report(path, `Must be ${show(expected)}`);
  },
  pattern: (value, pattern, { schema: { description }, path, report }) => {
    if (typeof value !== 'string' || cachedPattern(pattern as string).test(value)) return;
    const meaning = typeof description === 'string' ? ` (${description.replace(/\.$/, '')})` : '';
    const rule = String(pattern);
    const isReadable = meaning === '' || rule.length <= longestShownPattern;
    report(path, `${isReadable ? `Must match ${rule}` : 'Has an invalid form'}${meaning}`);
  },
  format: textCheck((text, format: string) =>
    formats[format]?.(text) === false ? `Is not a valid ${format}` : undefined,
  ),
  minLength: sizeCheck(countCharacters, true, 'character', 'characters'),
  maxLength: sizeCheck(countCharacters, false, 'character', 'characters'),
  minItems: sizeCheck(countItems, true, 'entry', 'entries'),
  maxItems: sizeCheck(countItems, false, 'entry', 'entries'),
  minProperties: sizeCheck(countFields, true, 'field', 'fields'),
  maxProperties: sizeCheck(countFields, false, 'field', 'fields'),
  minimum: numberCheck((value, bound) => value >= bound, 'at least'),
  maximum: numberCheck((value, bound) => value <= bound, 'at most'),
  exclusiveMinimum: numberCheck((value, bound) => value > bound, 'more than'),
  exclusiveMaximum: numberCheck((value, bound) => value < bound, 'less than'),
  multipleOf: numberCheck(isMultiple, 'a multiple of'),
  uniqueItems: (value, isEnabled, { schema, path, report }) => {
    if (isEnabled !== true || !Array.isArray(value)) return;
    // Comparing the items of an overlong list would take too long; `maxItems` reports the list.
    if (value.length > Number(schema['maxItems'] ?? Infinity)) return;
    const isDuplicate = (item: unknown, index: number) =>
      value.slice(0, index).some((earlier) => isEqual(earlier, item));
    if (value.some(isDuplicate)) report(path, 'Has a duplicate entry');
  },
  required: (value, names, { path, report }) => {
    if (!isObject(value)) return;
    for (const name of names as string[]) {
      if (!Object.hasOwn(value, name)) report(joinPath(path, name), missingMessage, 'missing');
    }
  },
  dependentRequired: (value, rules, { path, report }) => {
    if (!isObject(value)) return;
    for (const [name, others] of Object.entries(rules as Record<string, string[]>)) {
      if (!Object.hasOwn(value, name)) continue;
      for (const other of others) {
        if (!Object.hasOwn(value, other)) report(joinPath(path, other), `Is required with ${name}`);
      }
    }
  },
};
