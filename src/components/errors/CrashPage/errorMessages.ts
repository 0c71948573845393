/** One line of an error report. */
interface ErrorMessage {
  readonly message: string;
  /** Whether it is the cause of a line above. */
  readonly isCause: boolean;
}

/** Maximum number of lines. */
const maxLines = 20;

const unknown = 'Unknown error';

/** Reads a property of any value; returns undefined if that throws. */
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

/** Returns an error's cause and, for an AggregateError, its errors. */
function causesOf(error: unknown): readonly unknown[] {
  const cause = read(error, 'cause');
  const errors = read(error, 'errors');
  return [...(cause == null ? [] : [cause]), ...(Array.isArray(errors) ? errors : [])];
}

/**
 * Returns the messages of an error and its causes, each cause below the error it caused.
 *
 * @param error any thrown value; cycles of causes are cut
 * @returns 1 to 20 lines, the first of which is the error's own
 */
export function errorMessages(error: unknown): readonly ErrorMessage[] {
  const seen = new Set<unknown>();
  const lines: ErrorMessage[] = [];
  const add = (each: unknown, isCause: boolean): void => {
    if (lines.length >= maxLines || seen.has(each)) return;
    if (typeof each === 'object') seen.add(each);
    lines.push({ message: messageOf(each), isCause });
    for (const cause of causesOf(each)) add(cause, true);
  };
  add(error, false);
  return lines;
}
