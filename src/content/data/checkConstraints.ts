import type { DataFile } from './dataFile';
import { didYouMean } from '../../shared/suggest';
import type { Problem, TokenValue } from '../types';
import { constraints, distinct, ordered } from '../../subject/schemas/constraints';

interface Found {
  readonly path: readonly string[];
  readonly value: string | number;
}

type Data = ReadonlyMap<string, TokenValue>;

function below(
  value: TokenValue | undefined,
  path: readonly string[],
  steps: readonly string[],
): Found[] {
  const [step, ...rest] = steps;
  if (step === undefined) {
    return typeof value === 'string' || typeof value === 'number' ? [{ path, value }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => step === '*' || step === key)
    .flatMap(([key, item]) => below(item as TokenValue, [...path, key], rest));
}

/** Returns the strings and numbers at a dotted path; `*` matches any key or index. */
function valuesAt(data: Data, path: string): Found[] {
  const [file = '', ...steps] = path.split('.');
  return below(data.get(file), [file], steps);
}

/** Whether a number, an amount or a time of day is above another. */
function isAbove(one: string | number, other: string | number): boolean {
  const numbers = [one, other].map((value) => Number(String(value).replaceAll(',', '')));
  const [low = NaN, high = NaN] = numbers;
  return Number.isNaN(low + high) ? String(one) > String(other) : low > high;
}

/** Whether a dotted name is at, above or below a path with wildcards. */
function meets(path: string, name: string): boolean {
  const steps = path.split('.');
  const parts = name.split('.');
  return steps.every((step, index) => {
    const part = parts[index];
    return part === undefined || step === '*' || step === part;
  });
}

/**
 * Reports values that are not among those they refer to, and duplicates of unique values.
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
  const report = ({ path: [name = '', ...path] }: Found, message: string, advice: string) => {
    const file = files.get(name);
    if (file === undefined) return;
    // List indexes are numbers in YAML paths.
    const keys = path.map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    problems.push({ file: file.file, ...file.pointOf(keys), message, advice });
  };

  for (const { from, to, or = [], joinedBy } of constraints) {
    const known = to.flatMap((path) => valuesAt(data, path)).map(({ value }) => String(value));
    // The other file is missing, or one of its values has been reported.
    if (known.length === 0) continue;
    if ([...invalid].some((name) => to.some((path) => meets(path, name)))) continue;
    for (const found of valuesAt(data, from)) {
      const text = String(found.value);
      for (const value of joinedBy === undefined ? [text] : text.split(joinedBy)) {
        if (known.includes(value) || or.includes(value)) continue;
        report(
          found,
          `"${value}" in ${found.path.join('.')} is not among ${to.join(' and ')}.`,
          didYouMean(
            value,
            [...known, ...or],
            `Use one of ${[...new Set(known), ...or].join(', ')}.`,
          ),
        );
      }
    }
  }

  for (const [low, high] of ordered) {
    for (const found of valuesAt(data, low)) {
      const other = [...found.path.slice(0, -1), high];
      const [most] = valuesAt(data, other.join('.'));
      if (most === undefined || !isAbove(found.value, most.value)) continue;
      report(
        found,
        `${found.path.join('.')} is ${found.value}, above ${other.join('.')}, which is ${most.value}.`,
        'Correct one of the two.',
      );
    }
  }

  for (const paths of distinct) {
    const seen = new Map<string | number, Found>();
    for (const found of paths.flatMap((path) => valuesAt(data, path))) {
      const first = seen.get(found.value);
      if (first === undefined) seen.set(found.value, found);
      else {
        report(
          found,
          `"${found.value}" in ${found.path.join('.')} is already in ${first.path.join('.')}.`,
          'Change or remove one of the two.',
        );
      }
    }
  }
  return problems;
}
