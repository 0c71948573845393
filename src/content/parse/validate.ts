import { z } from 'zod';
import type { Problem } from '../types';
import { didYouMean } from '../../shared/suggest';
import type { YamlPlace, YamlText } from './yaml';

type Path = readonly PropertyKey[];

/** How the issues of a schema are put into words. */
export interface IssueWords {
  /** What is wrong with a key that the map at `path` must not have. */
  readonly unknownKey: (key: string, path: Path) => string;
  /** What is wrong with the value at a path, and what to do; undefined is a key that is missing. */
  readonly value: (
    issue: z.core.$ZodIssue,
    value: unknown,
  ) => { readonly message: string; readonly advice: string };
  /** Where a missing key is told, if not at the map that lacks it. */
  readonly missingAt?: YamlPlace;
}

function wrapped(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional ? wrapped(schema.unwrap()) : schema;
}

/** The schemas that a union offers, or the schema itself. */
function alternatives(schema: z.core.$ZodType): readonly z.core.$ZodType[] {
  const inner = wrapped(schema);
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

/** The part of a schema that is about the value at a path, if there is one. */
function schemaAt(schema: z.core.$ZodType, path: Path): z.core.$ZodType | undefined {
  return path.reduce<z.core.$ZodType | undefined>((at, key) => at && childOf(at, key), schema);
}

/** The description that a schema gives of the value at a path. */
export function descriptionAt(schema: z.ZodType, path: Path): string | undefined {
  const at = schemaAt(schema, path);
  return at && z.globalRegistry.get(wrapped(at))?.description;
}

function keysOf(schema: z.core.$ZodType | undefined): string[] {
  if (schema === undefined) return [];
  return alternatives(schema).flatMap((inner) =>
    inner instanceof z.ZodObject ? Object.keys(inner.shape) : [],
  );
}

/** The value at a path in parsed data. */
function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (at, key) =>
      typeof at === 'object' && at !== null
        ? (at as Readonly<Record<PropertyKey, unknown>>)[key]
        : undefined,
    data,
  );
}

/** Checks data read from YAML against a schema: a problem with its place for everything wrong. */
export function checkAgainst(
  schema: z.ZodType,
  data: unknown,
  file: string,
  yaml: Pick<YamlText, 'placeOf'>,
  words: IssueWords,
): Problem[] {
  const issues = schema.safeParse(data).error?.issues ?? [];
  return issues.flatMap((issue): Problem[] => {
    const { path } = issue;
    if (issue.code === 'unrecognized_keys') {
      const known = [...new Set(keysOf(schemaAt(schema, path)))];
      return issue.keys.map((key) => ({
        file,
        ...yaml.placeOf(path, key),
        message: words.unknownKey(key, path),
        advice: didYouMean(key, known, `Known keys are ${known.join(', ')}.`),
      }));
    }
    const value = valueAt(data, path);
    const place =
      value === undefined
        ? (words.missingAt ?? yaml.placeOf(path.slice(0, -1)))
        : yaml.placeOf(path);
    return [{ file, ...place, ...words.value(issue, value) }];
  });
}
