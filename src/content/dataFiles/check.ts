import { basename, extname } from 'node:path';
import type { DataFile } from './dataFile';
import { placeholderProblems } from '../parse/placeholders';
import { validate, descriptionAt, valueAt } from '../parse/validate';
import { isReported, markInvalid } from '../tokens/reportedData';
import { lookUpToken, namesInBraces } from '../tokens/tokens';
import { tokenValue } from '../tokens/tokenValue';
import type { Problem, Tokens, TokenValue } from '../types';
import { checkConstraints } from './checkConstraints';
import { schemas } from '../../domain/schemas';
import { withTokens } from './withTokens';
import { offsetAt, pointAt } from '../parse/sourceText';

type Path = readonly PropertyKey[];

/** Returns the name of a file without folder and extension: `fees` for `reference/fees.yaml`. */
export function dataName(file: string): string {
  return basename(file, extname(file));
}

/** Names of the documents that components show. */
export const shownDocuments: readonly string[] = ['openapi', 'openrpc', 'subscriptions'];

function stringsIn(value: TokenValue, path: Path = []): { path: Path; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) {
    return value.flatMap((item: TokenValue, index) => stringsIn(item, [...path, index]));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => stringsIn(item, [...path, key]));
}

function checkTokens({ file, text, data, pointOf }: DataFile, tokens: Tokens): Problem[] {
  return stringsIn(data ?? {}).flatMap(({ path, text: value }) =>
    namesInBraces(value).flatMap(({ name }): Problem[] => {
      const lookup = lookUpToken(name, tokens, 'code', 'remove the braces');
      const isCircular = lookup.found && lookup.text.includes(`{${name}}`);
      // Do not report the use of a value if the value, or its file, has been reported.
      const namesItself = [dataName(file), ...path].join('.') === name;
      if (isReported(name, tokens) && !namesItself) return [];
      const problem = lookup.found
        ? isCircular && {
            message: `The token "{${name}}" refers back to itself.`,
            advice: 'Write the text itself in place of this token.',
          }
        : { message: lookup.message, advice: lookup.advice };
      if (!problem) return [];
      const point = pointOf(path);
      const offset = text.indexOf(`{${name}}`, offsetAt(text, point));
      return [{ file, ...(offset === -1 ? point : pointAt(text, offset)), ...problem }];
    }),
  );
}

function explainValue(title: string, value: unknown, expected: string, isInBraces: boolean) {
  const isScalar = typeof value !== 'object' || value === null;
  const [token, ...others] = isScalar ? [] : Object.entries(value);
  if (isInBraces && token?.[1] === null && others.length === 0) {
    return {
      message: `${title} starts with a brace, so YAML reads it as a map.`,
      advice: `Quote it: '{${token[0]}}'.`,
      canQuote: true,
    };
  }
  return {
    message: isScalar
      ? `${title} is ${JSON.stringify(value)}, which is not valid.`
      : `${title} has the wrong type.`,
    advice: `Write ${expected}.`,
    canQuote: false,
  };
}

const usesFaultyToken = (value: unknown, tokens: Tokens): boolean =>
  typeof value === 'string' &&
  namesInBraces(value).some(
    ({ name }) => isReported(name, tokens) || tokenValue(name, tokens) === undefined,
  );

const checkPlaceholders = ({ file, data, pointOf }: DataFile): Problem[] =>
  stringsIn(data ?? {}).flatMap(({ path, text }) =>
    placeholderProblems(text, file, () => pointOf(path)),
  );

/** Also adds the dotted names of faulty values to `invalid`. */
function checkSchema(
  file: DataFile,
  data: TokenValue,
  tokens: Tokens,
  invalid: Set<string>,
): Problem[] {
  const name = dataName(file.file);
  const schema = schemas.get(name);
  if (schema === undefined) {
    const message = `There is no schema for the data file "${name}".`;
    const advice = shownDocuments.includes(name)
      ? `Convert the document to JSON, and name it ${name}.json.`
      : 'Rename the file, or add its schema to src/domain/schemas.';
    return [{ file: file.file, line: 1, column: 1, message, advice }];
  }
  const title = (path: Path) => [name, ...path].map(String).join('.');
  return validate(schema, data, file.file, file, {
    suggestsMissing: true,
    unknownKey: (key, path) => `Unknown key "${key}" in ${title(path)}.`,
    invalid: (path) => invalid.add(title(path)),
    value: ({ path }, value) => {
      if (usesFaultyToken(value, tokens) || usesFaultyToken(valueAt(file.data, path), tokens)) {
        return undefined;
      }
      const expected = descriptionAt(schema, path) ?? 'the value that its schema describes';
      if (value !== undefined) {
        const isInBraces = file.text[offsetAt(file.text, file.pointOf(path))] === '{';
        const explanation = explainValue(title(path), value, expected, isInBraces);
        const fix = explanation.canQuote && file.fixOf(path);
        const { message, advice } = explanation;
        return { message, advice, ...(fix && { fix }) };
      }
      const key = String(path.at(-1));
      return {
        message: `${title(path.slice(0, -1))} has no ${key}.`,
        advice: `Add ${key}: ${expected}.`,
      };
    },
  });
}

/**
 * Removes the duplicates that YAML aliases cause: every use of an entry has the entry's own
 * position.
 */
function withoutDuplicates(problems: readonly Problem[]): Problem[] {
  const seen = new Set<string>();
  return problems.filter(({ file, line, column, advice }) => {
    const key = `${file}:${line}:${column} ${advice}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/**
 * Checks the data files of a version: tokens, schemas, and constraints between values. Marks the
 * invalid values in the tokens, so that their uses are not reported too.
 *
 * @param files all data files, each without syntax errors
 * @param tokens the values of all tokens, including those from the files
 */
export function checkData(files: readonly DataFile[], tokens: Tokens): Problem[] {
  const data = new Map(
    files.map((file) => [dataName(file.file), withTokens(file.data ?? {}, tokens)]),
  );
  const invalidNames = new Set<string>();
  const checkAll = () =>
    files.flatMap((file) =>
      checkSchema(file, data.get(dataName(file.file)) ?? {}, tokens, invalidNames),
    );
  let schemaProblems = checkAll();
  if (schemaProblems.length > 0) {
    // A value that is wrong only because it uses an invalid one must not be reported.
    markInvalid(tokens, invalidNames);
    schemaProblems = checkAll();
  }
  const tokenProblems = files.flatMap((file) => checkTokens(file, tokens));
  // A value with a faulty token may also fail its schema; report only the token.
  const reportedLines = new Set(tokenProblems.map(({ file, line }) => `${file}:${line}`));
  const filesByName = new Map(files.map((file) => [dataName(file.file), file]));
  const others = [
    ...schemaProblems,
    ...checkConstraints(data, filesByName, invalidNames),
    ...files.flatMap(checkPlaceholders),
  ];
  return withoutDuplicates([
    ...tokenProblems,
    ...others.filter(({ file, line }) => !reportedLines.has(`${file}:${line}`)),
  ]);
}
