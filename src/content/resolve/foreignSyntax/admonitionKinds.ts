import { nearest } from '../../../shared/suggest';
import { admonitionKinds } from '../../componentRegistry/registry';

const aliases: Readonly<Record<string, string>> = { caution: 'danger', important: 'info' };

/** Admonition kinds of other tools, each with our kind that looks most similar. */
const foreignKinds: Readonly<Record<string, string>> = {
  abstract: 'note',
  attention: 'warning',
  bug: 'danger',
  check: 'tip',
  error: 'danger',
  example: 'note',
  failure: 'danger',
  hint: 'tip',
  question: 'note',
  quote: 'note',
  seealso: 'info',
  success: 'tip',
  todo: 'note',
};

const lookUp = (table: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

/** Returns the admonition kind that has a name or alias; undefined if no kind has it. */
export function kindOf(name: string): string | undefined {
  const lower = name.toLowerCase();
  const kind = lookUp(aliases, lower) ?? lower;
  return admonitionKinds.includes(kind) ? kind : undefined;
}

/**
 * Returns our kind for the name of an admonition here or in another tool; undefined for any other
 * word.
 */
export const kindOfAnyTool = (name: string): string | undefined =>
  kindOf(name) ?? lookUp(foreignKinds, name.toLowerCase());

/** Returns the kind that was probably meant, `note` by default. */
export const similarKind = (name: string): string =>
  kindOfAnyTool(name) ?? nearest(name, admonitionKinds) ?? 'note';
