import type { DataFile } from './dataFile';
import { adviceToUse, didYouMean } from '../../shared/suggest';
import type { Problem, TokenValue } from '../types';
import { constraints, distinctGroups, orderedPairs } from '../../domain/schemas/constraints';

interface DataValue {
  readonly path: readonly string[];
  readonly value: string | number;
}

type Data = ReadonlyMap<string, TokenValue>;

function valuesBelow(
  value: TokenValue | undefined,
  path: readonly string[],
  steps: readonly string[],
): DataValue[] {
  const [step, ...rest] = steps;
  if (step === undefined) {
    return typeof value === 'string' || typeof value === 'number' ? [{ path, value }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => step === '*' || step === key)
    .flatMap(([key, item]) => valuesBelow(item as TokenValue, [...path, key], rest));
}

/** Returns the strings and numbers at a dotted path; `*` matches any key or index. */
function valuesAt(data: Data, path: string): DataValue[] {
  const [file = '', ...steps] = path.split('.');
  return valuesBelow(data.get(file), [file], steps);
}

/** Returns whether a number, an amount or a time of day exceeds a limit. */
function isAbove(value: string | number, limit: string | number): boolean {
  const numbers = [value, limit].map((each) => Number(String(each).replaceAll(',', '')));
  const [amount = NaN, maximum = NaN] = numbers;
  return Number.isNaN(amount + maximum) ? String(value) > String(limit) : amount > maximum;
}

/** Returns whether a dotted name matches a path with wildcards, or one is a prefix of the other. */
function overlaps(path: string, name: string): boolean {
  const steps = path.split('.');
  const parts = name.split('.');
  return steps.every((step, index) => {
    const part = parts[index];
    return part === undefined || step === '*' || step === part;
  });
}

interface Duplicate {
  readonly entry: DataValue;
  readonly first: DataValue;
}

function duplicatesIn(data: Data, paths: readonly string[]): Duplicate[] {
  const seen = new Map<string | number, DataValue>();
  return paths
    .flatMap((path) => valuesAt(data, path))
    .flatMap((entry) => {
      const first = seen.get(entry.value);
      if (first === undefined) seen.set(entry.value, entry);
      return first === undefined ? [] : [{ entry, first }];
    });
}

/**
 * Reports references to missing values, lower bounds above their upper bounds, and duplicates of
 * values that must be unique.
 *
 * @param data the files' data by name, with tokens replaced
 * @param files the same files, for positions
 * @param invalid dotted names of values that have been reported
 */
export function checkConstraints(
  data: Data,
  files: ReadonlyMap<string, DataFile>,
  invalid: ReadonlySet<string> = new Set(),
): Problem[] {
  const problems: Problem[] = [];
  const report = ({ path: [name = '', ...path] }: DataValue, message: string, advice: string) => {
    const file = files.get(name);
    if (file === undefined || invalid.has([name, ...path].join('.'))) return;
    // List indexes are numbers in YAML paths.
    const keys = path.map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    problems.push({ file: file.file, ...file.pointOf(keys), message, advice });
  };

  for (const { from, to, otherValues = [], separator } of constraints) {
    const known = to.flatMap((path) => valuesAt(data, path)).map(({ value }) => String(value));
    // Skip the check if there are no values to refer to, or one of them has been reported.
    if (known.length === 0) continue;
    if ([...invalid].some((name) => to.some((path) => overlaps(path, name)))) continue;
    for (const entry of valuesAt(data, from)) {
      const text = String(entry.value);
      for (const value of separator === undefined ? [text] : text.split(separator)) {
        if (known.includes(value) || otherValues.includes(value)) continue;
        report(
          entry,
          `"${value}" in ${entry.path.join('.')} is not among ${to.join(' and ')}.`,
          didYouMean(
            value,
            [...known, ...otherValues],
            adviceToUse([...new Set(known), ...otherValues]),
          ),
        );
      }
    }
  }

  for (const [low, high] of orderedPairs) {
    for (const entry of valuesAt(data, low)) {
      const other = [...entry.path.slice(0, -1), high];
      const [maximum] = valuesAt(data, other.join('.'));
      if (maximum === undefined || !isAbove(entry.value, maximum.value)) continue;
      report(
        entry,
        `${entry.path.join('.')} is ${entry.value}, above ${other.join('.')}, which is ${maximum.value}.`,
        'Correct one of the two.',
      );
    }
  }

  const written = ({ path: [name = '', ...path] }: DataValue): unknown =>
    path.reduce(
      (at: unknown, key) => (at as Readonly<Record<string, unknown>> | undefined)?.[key],
      files.get(name)?.data,
    );
  const duplicates = distinctGroups.flatMap((paths) => duplicatesIn(data, paths));
  // Returns whether two values are equal only once tokens are replaced, so that the mistake may be
  // in the value of a token.
  const isFollowUp = ({ entry, first }: Duplicate) =>
    String(written(entry)).includes('{') && written(entry) !== written(first);
  const originals = duplicates.filter((duplicate) => !isFollowUp(duplicate));
  const isExplained = ({ entry }: Duplicate) =>
    originals.some((original) => String(entry.value).includes(String(original.entry.value)));
  for (const duplicate of duplicates) {
    if (isFollowUp(duplicate) && isExplained(duplicate)) continue;
    const { entry, first } = duplicate;
    report(
      entry,
      `"${entry.value}" in ${entry.path.join('.')} is already in ${first.path.join('.')}.`,
      'Change or remove one of the two.',
    );
  }
  return problems;
}
