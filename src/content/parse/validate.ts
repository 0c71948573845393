import { z } from 'zod';
import type { Explanation, Point, Problem } from '../types';
import { findRenamed, nearest } from '../../shared/suggest';
import type { YamlText } from './yaml';

type Path = readonly PropertyKey[];

interface IssueMessages {
  readonly unknownKey: (key: string, path: Path) => string;
  /**
   * Returns the message and advice for an invalid value, or undefined if the cause has been
   * reported. The value is undefined if its key is missing.
   */
  readonly value: (
    issue: z.core.$ZodIssue,
    value: unknown,
  ) => (Explanation & Pick<Problem, 'fix'>) | undefined;
  /** Called with the path of each value that is invalid or missing, or whose key seems misspelt. */
  readonly invalid?: (path: Path) => void;
  /** Whether to suggest the missing key if a map has one unknown and one missing key. */
  readonly suggestsMissing?: true;
  /** Where to report a missing key; by default, at the map that should contain it. */
  readonly missingAt?: Point;
}

function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional ? unwrap(schema.unwrap()) : schema;
}

function alternatives(schema: z.core.$ZodType): readonly z.core.$ZodType[] {
  const inner = unwrap(schema);
  return inner instanceof z.ZodUnion ? inner.options.flatMap(alternatives) : [inner];
}

function childOf(schema: z.core.$ZodType, key: PropertyKey): z.core.$ZodType | undefined {
  for (const inner of alternatives(schema)) {
    if (inner instanceof z.ZodArray) return inner.element;
    if (inner instanceof z.ZodRecord) return inner.valueType as z.core.$ZodType;
    if (inner instanceof z.ZodObject) {
      const child = (inner.shape[String(key)] ?? inner.def.catchall) as z.core.$ZodType | undefined;
      if (child !== undefined && !(child instanceof z.ZodNever)) return child;
    }
  }
  return undefined;
}

function schemaAt(schema: z.core.$ZodType, path: Path): z.core.$ZodType | undefined {
  return path.reduce<z.core.$ZodType | undefined>((at, key) => at && childOf(at, key), schema);
}

/** Returns the description of the schema at a path, if it has one. */
export function descriptionAt(schema: z.ZodType, path: Path): string | undefined {
  const at = schemaAt(schema, path);
  return at && z.globalRegistry.get(unwrap(at))?.description;
}

function keysOf(schema: z.core.$ZodType | undefined): string[] {
  if (schema === undefined) return [];
  return alternatives(schema).flatMap((inner) =>
    inner instanceof z.ZodObject ? Object.keys(inner.shape) : [],
  );
}

/** Returns the value at a path in parsed data; undefined if there is none. */
export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (at, key) =>
      typeof at === 'object' && at !== null
        ? (at as Readonly<Record<PropertyKey, unknown>>)[key]
        : undefined,
    data,
  );
}

type FindIntendedKey = (key: string, path: Path) => string | undefined;

/**
 * Returns a function that finds the known key that was probably meant: one with a similar name or,
 * with `suggestsMissing`, the only missing key if only one key is unknown.
 */
function intendedKeyFinder(
  schema: z.ZodType,
  issues: readonly z.core.$ZodIssue[],
  data: unknown,
  suggestsMissing: boolean,
): FindIntendedKey {
  return (key, path) => {
    const at = JSON.stringify(path);
    const missing = issues.flatMap((issue) =>
      issue.code !== 'unrecognized_keys' &&
      JSON.stringify(issue.path.slice(0, -1)) === at &&
      valueAt(data, issue.path) === undefined
        ? [String(issue.path.at(-1))]
        : [],
    );
    const unknown = issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys' && JSON.stringify(issue.path) === at ? issue.keys : [],
    );
    const renamed = suggestsMissing ? findRenamed(missing, unknown)?.candidate : undefined;
    return nearest(key, keysOf(schemaAt(schema, path))) ?? renamed;
  };
}

function misspeltPaths(
  issues: readonly z.core.$ZodIssue[],
  findIntendedKey: FindIntendedKey,
): ReadonlySet<string> {
  const paths = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => JSON.stringify([...issue.path, findIntendedKey(key, issue.path)]))
      : [],
  );
  return new Set(paths);
}

const adviceFor = (meant: string | undefined, fallback: string): string =>
  meant === undefined ? fallback : `Did you mean "${meant}"?`;

/** Validates YAML data with a schema and returns the problems with their positions. */
export function validate(
  schema: z.ZodType,
  data: unknown,
  file: string,
  yaml: Pick<YamlText, 'pointOf'>,
  messages: IssueMessages,
): Problem[] {
  const issues = schema.safeParse(data).error?.issues ?? [];
  const findIntendedKey = intendedKeyFinder(
    schema,
    issues,
    data,
    messages.suggestsMissing === true,
  );
  const misspelt = misspeltPaths(issues, findIntendedKey);
  for (const path of misspelt) messages.invalid?.(JSON.parse(path) as Path);
  return issues.flatMap((issue): Problem[] => {
    const { path } = issue;
    if (issue.code === 'unrecognized_keys') {
      const known = [...new Set(keysOf(schemaAt(schema, path)))];
      return issue.keys.map((key) => ({
        file,
        ...yaml.pointOf(path, key),
        message: messages.unknownKey(key, path),
        advice: adviceFor(
          findIntendedKey(key, path),
          known.length === 1
            ? `The only known key is ${known[0]}.`
            : `The known keys are ${known.join(', ')}.`,
        ),
      }));
    }
    const value = valueAt(data, path);
    messages.invalid?.(path);
    // The misspelt form of this key has been reported.
    if (value === undefined && misspelt.has(JSON.stringify(path))) return [];
    const point =
      value === undefined
        ? (messages.missingAt ?? yaml.pointOf(path.slice(0, -1)))
        : yaml.pointOf(path);
    const explanation = messages.value(issue, value);
    return explanation === undefined ? [] : [{ file, ...point, ...explanation }];
  });
}
