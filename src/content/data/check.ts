import { basename, extname } from 'node:path';
import type { DataFile } from './dataFile';
import { checkAgainst, descriptionAt } from '../parse/validate';
import { lookUpToken, namesInBraces } from './tokens';
import type { Problem, Tokens, TokenValue } from '../types';
import { checkReferences } from './checkConstraints';
import { schemas } from '../../subject/schemas';
import { withTokens } from './withTokens';
import { pointAt } from '../parse/sourceText';

type Path = readonly PropertyKey[];

/** The name of a data file in tokens: `fees` of `content/current/reference/fees.yaml`. */
export function dataName(file: string): string {
  return basename(file, extname(file));
}

/** All texts in a value with their paths. */
function textsIn(value: TokenValue, path: Path = []): { path: Path; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) {
    return value.flatMap((item: TokenValue, index) => textsIn(item, [...path, index]));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, [...path, key]));
}

/** Names in braces that stand for nothing, or for a value that holds the name again. */
function checkTokens({ file, text, data, placeOf }: DataFile, tokens: Tokens): Problem[] {
  return textsIn(data ?? {}).flatMap(({ path, text: value }) =>
    namesInBraces(value).flatMap(({ name }): Problem[] => {
      const lookup = lookUpToken(
        name,
        tokens,
        'code',
        'texts of data have no other names in braces',
      );
      const problem = lookup.found
        ? lookup.text.includes(`{${name}}`) && {
            message: `The token "{${name}}" leads back to itself.`,
            advice: 'Write the value in one of the places.',
          }
        : { message: lookup.message, advice: lookup.advice };
      if (!problem) return [];
      const place = placeOf(path);
      const lines = text.split('\n').slice(0, place.line - 1);
      const start = lines.reduce((sum, line) => sum + line.length + 1, place.column - 1);
      const offset = text.indexOf(`{${name}}`, start);
      return [{ file, ...(offset === -1 ? place : pointAt(text, offset)), ...problem }];
    }),
  );
}

/** What is wrong with a value, and what to write instead. */
function valueWords(title: string, value: unknown, wanted: string) {
  const isScalar = typeof value !== 'object' || value === null;
  return {
    message: isScalar
      ? `The value of ${title} is ${JSON.stringify(value)}, which does not fit.`
      : `The value of ${title} is of the wrong kind.`,
    advice: `Write ${wanted}.`,
  };
}

function checkSchema(file: DataFile, data: TokenValue): Problem[] {
  const name = dataName(file.file);
  const schema = schemas.get(name);
  if (schema === undefined) {
    const message = `There is no schema for the data file "${name}".`;
    const advice = 'Rename the file, or add its schema to src/content/data/schemas.';
    return [{ file: file.file, line: 1, column: 1, message, advice }];
  }
  const title = (path: Path) => [name, ...path].map(String).join('.');
  return checkAgainst(schema, data, file.file, file, {
    unknownKey: (key, path) => `Unknown key "${key}" in ${title(path)}.`,
    value: ({ path }, value) => {
      const wanted = descriptionAt(schema, path) ?? 'the values that its schema names';
      if (value !== undefined) return valueWords(title(path), value, wanted);
      const key = String(path.at(-1));
      return {
        message: `${title(path.slice(0, -1))} has no ${key}.`,
        advice: `Add ${key}: ${wanted}.`,
      };
    },
  });
}

/** Entries that stand in several places by an alias are told once, where they are written. */
function once(problems: readonly Problem[]): Problem[] {
  const seen = new Set<string>();
  return problems.filter(({ file, line, column, advice }) => {
    const key = `${file}:${line}:${column} ${advice}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/**
 * Everything that is wrong with the data files of a version: tokens in their texts, kinds of
 * values, values that must be among others.
 *
 * @param files all of them, each readable
 * @param tokens what tokens stand for in this version, the data of the files among it
 */
export function checkData(files: readonly DataFile[], tokens: Tokens): Problem[] {
  const unknown = files.flatMap((file) => checkTokens(file, tokens));
  // Values that hold an unknown token would be told a second time for what they look like.
  const lines = new Set(unknown.map(({ file, line }) => `${file}:${line}`));
  const data = new Map(
    files.map((file) => [dataName(file.file), withTokens(file.data ?? {}, tokens)]),
  );
  const kinds = files.flatMap((file) => checkSchema(file, data.get(dataName(file.file)) ?? {}));
  const places = new Map(files.map((file) => [dataName(file.file), file]));
  const others = [...kinds, ...checkReferences(data, places)];
  return once([...unknown, ...others.filter(({ file, line }) => !lines.has(`${file}:${line}`))]);
}
