interface ErrorMessage {
  readonly message: string;
  readonly isCause: boolean;
}

const maxLines = 20;

const unknownError = 'Unknown error';

function readProperty(value: unknown, name: string): unknown {
  try {
    return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  } catch {
    return undefined;
  }
}

function messageOf(error: unknown): string {
  for (const text of [readProperty(error, 'message'), readProperty(error, 'name')]) {
    if (typeof text === 'string' && text.trim() !== '') return text;
  }
  if (typeof error === 'object' && error !== null) return unknownError;
  return String(error) || unknownError;
}

/** The `errors` of an AggregateError count as causes. */
function causesOf(error: unknown): readonly unknown[] {
  const cause = readProperty(error, 'cause');
  const errors = readProperty(error, 'errors');
  return [...(cause == null ? [] : [cause]), ...(Array.isArray(errors) ? errors : [])];
}

/**
 * Returns the messages of an error and its causes, each cause below the error it caused.
 *
 * @param error any thrown value; cycles of causes are cut
 * @returns 1 to 20 lines; the first is the error's own
 */
export function errorMessages(error: unknown): readonly ErrorMessage[] {
  const seen = new Set<unknown>();
  const lines: ErrorMessage[] = [];
  const add = (value: unknown, isCause: boolean): void => {
    if (lines.length >= maxLines || seen.has(value)) return;
    if (typeof value === 'object') seen.add(value);
    lines.push({ message: messageOf(value), isCause });
    for (const cause of causesOf(value)) add(cause, true);
  };
  add(error, false);
  return lines;
}
