import { schemas } from '../subject/schemas';
import { tokenValue } from './tokenValue';
import type { Tokens } from './types';

const unread = new WeakMap<Tokens, ReadonlySet<string>>();

/**
 * Marks data files that could not be read. Their tokens are not reported as unknown, because the
 * files have been reported.
 *
 * @param names names of the files without extension
 */
export function markUnread(tokens: Tokens, names: ReadonlySet<string>): void {
  unread.set(tokens, names);
}

/**
 * Marks values that are invalid or missing. Their uses are not reported, because their files have
 * been.
 * @param names dotted names, such as `fees.base`
 */
export function markInvalid(tokens: Tokens, names: Iterable<string>): void {
  unread.set(tokens, new Set([...unreadNames(tokens), ...names]));
}

/** Returns the names of the files and values that have been reported. */
export const unreadNames = (tokens: Tokens): readonly string[] => [...(unread.get(tokens) ?? [])];

/** Marks the same files as unread for a copy of the tokens. */
export function copyUnread(tokens: Tokens, copy: Tokens): void {
  const names = unread.get(tokens);
  if (names !== undefined) unread.set(copy, names);
}

/** Whether a data file or a value in one has been reported. */
export const hasUnread = (tokens: Tokens): boolean => (unread.get(tokens)?.size ?? 0) > 0;

/** Whether a token has no value because of an error reported elsewhere. */
export function isUnread(name: string, tokens: Tokens): boolean {
  const reported = unreadNames(tokens);
  return (
    tokenValue(name, tokens) === null ||
    reported.some((one) => one === name || name.startsWith(`${one}.`) || one.startsWith(`${name}.`))
  );
}

/** Explains that a data file does not exist; undefined if it does, or if its name is unknown. */
export function missingFile(
  name: string,
  tokens: Tokens,
): { readonly message: string; readonly advice: string } | undefined {
  const [file = ''] = name.split('.');
  if (Object.hasOwn(tokens, file) || !schemas.has(file)) return undefined;
  return {
    message: `There is no data file reference/${file}.yaml.`,
    advice: 'Restore it, or remove what uses its values.',
  };
}
