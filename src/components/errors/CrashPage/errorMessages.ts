/** One line of the account of an error. */
export interface ErrorMessage {
  readonly message: string;
  /** Whether it tells the cause of a line above it. */
  readonly isCause: boolean;
}

/** A chain of causes is told no further than this. */
const longestAccount = 20;

const unknown = 'Unknown error';

/** A property of anything, also of what throws when it is looked at. */
function read(value: unknown, name: string): unknown {
  try {
    return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  } catch {
    return undefined;
  }
}

function messageOf(error: unknown): string {
  for (const text of [read(error, 'message'), read(error, 'name')]) {
    if (typeof text === 'string' && text.trim() !== '') return text;
  }
  if (typeof error === 'object' && error !== null) return unknown;
  return String(error) || unknown;
}

/** What led to an error: its cause, and the errors that an AggregateError gathers. */
function causesOf(error: unknown): readonly unknown[] {
  const cause = read(error, 'cause');
  const errors = read(error, 'errors');
  return [...(cause == null ? [] : [cause]), ...(Array.isArray(errors) ? errors : [])];
}

/**
 * The messages of an error and of its causes, each cause below what it caused.
 *
 * @param error whatever was thrown; objects that are their own cause are told once
 * @returns at least one line, the error's own, and at most 20
 */
export function errorMessages(error: unknown): readonly ErrorMessage[] {
  const told = new Set<unknown>();
  const lines: ErrorMessage[] = [];
  const tell = (each: unknown, isCause: boolean): void => {
    if (lines.length >= longestAccount || told.has(each)) return;
    if (typeof each === 'object') told.add(each);
    lines.push({ message: messageOf(each), isCause });
    for (const cause of causesOf(each)) tell(cause, true);
  };
  tell(error, false);
  return lines;
}
