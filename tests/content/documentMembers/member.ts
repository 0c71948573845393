/*
 * Types and builders for tables of document members. For each member, a table says whether pages
 * show it, the check reports it, or neither.
 */

type Outcome =
  /** Pages contain this text. */
  | { readonly shows: string }
  /** The check reports one problem, and its message contains this name. */
  | { readonly names: string }
  /** Why the member is neither shown nor reported. */
  | { readonly silent: string };

/** Values by path in a document; the keys of a path are separated by spaces. */
export type Changes = Readonly<Record<string, unknown>>;

/**
 * A member's value, its outcome, and other changes that the document needs for it. The value is
 * undefined if the document already has the member.
 */
export type Member = readonly [value: unknown, outcome: Outcome, others?: Changes];

/** The members of a kind of object, and the path to one such object. */
export interface ObjectMembers {
  readonly path: string;
  readonly members: Readonly<Record<string, Member>>;
}

/** Text that occurs nowhere else. */
export const mark = 'MARK';

export const shows = (text = mark): Outcome => ({ shows: text });
export const showsRequired = (name: string, type: string): Outcome =>
  shows(`<code>${name}</code></a> <span>${type}</span> <b>required`);
export const silent = (reason: string): Outcome => ({ silent: reason });

/** A member with text that pages show. */
export const shown: Member = [mark, shows()];

/** Returns a member that the check reports, in a message that contains `name`. */
export const named = (name: string, value: unknown = mark, others?: Changes): Member =>
  others === undefined ? [value, { names: name }] : [value, { names: name }, others];

/** A component that nothing uses; the check's message contains its name: `schemas/A`. */
export const component = (kind: string, value: unknown): Member => named(`${kind}/A`, { A: value });

export const link = { url: 'https://a.example' };
export const identifier = silent('only references use it');
export const format = silent('it says how to read the document');
export const documentName = silent('it names the document');
