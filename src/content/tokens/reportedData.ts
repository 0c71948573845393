import { schemas } from '../../domain/schemas';
import { tokenValue } from './tokenValue';
import type { Explanation, Tokens } from '../types';

const reported = new WeakMap<Tokens, ReadonlySet<string>>();

/**
 * Marks data files that could not be read. Their tokens are not reported as unknown, because the
 * files have been reported.
 *
 * @param names names of the files without extension
 */
export function markUnreadable(tokens: Tokens, names: ReadonlySet<string>): void {
  reported.set(tokens, names);
}

/**
 * Marks values that are invalid or missing. Their uses are not reported, because the values
 * themselves have been.
 *
 * @param names dotted names, such as `fees.base`
 */
export function markInvalid(tokens: Tokens, names: Iterable<string>): void {
  reported.set(tokens, new Set([...reportedNames(tokens), ...names]));
}

/** Returns the names of the files and values that have been reported. */
export const reportedNames = (tokens: Tokens): readonly string[] => [
  ...(reported.get(tokens) ?? []),
];

/** Marks in a copy of the tokens the files and values that are marked in the original. */
export function copyReported(tokens: Tokens, copy: Tokens): void {
  const names = reported.get(tokens);
  if (names !== undefined) reported.set(copy, names);
}

/** Returns whether any data file or value has been reported. */
export const hasReportedData = (tokens: Tokens): boolean => (reported.get(tokens)?.size ?? 0) > 0;

/** Returns whether a problem with the value of a token has been reported elsewhere. */
export function isReported(name: string, tokens: Tokens): boolean {
  const names = reportedNames(tokens);
  return (
    tokenValue(name, tokens) === null ||
    names.some(
      (reportedName) =>
        reportedName === name ||
        name.startsWith(`${reportedName}.`) ||
        reportedName.startsWith(`${name}.`),
    )
  );
}

/**
 * Explains that the data file of a token does not exist; undefined if it does, or if no data file
 * can have that name.
 */
export function explainMissingFile(name: string, tokens: Tokens): Explanation | undefined {
  const [file = ''] = name.split('.');
  if (Object.hasOwn(tokens, file) || !schemas.has(file)) return undefined;
  return {
    message: `There is no data file reference/${file}.yaml.`,
    advice: 'Restore the file, or remove everything that uses its values.',
  };
}
