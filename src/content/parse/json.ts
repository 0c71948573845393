import { printParseErrorCode, visit } from 'jsonc-parser';
import type { Explanation } from '../types';

/** A string in a JSON text, exactly as written. */
export interface JsonString {
  /** Offset of the first character after the opening quote. */
  readonly start: number;
  /** The characters between the quotes, escapes included. */
  readonly raw: string;
  readonly isKey: boolean;
  /** Keys from the root to this string, including its own if it is a key, but no list indexes. */
  readonly keys: readonly string[];
}

interface JsonError extends Explanation {
  readonly offset: number;
  /** Offset of the comma to remove, if that corrects the error. */
  readonly comma?: number;
}

interface JsonText {
  /** All strings in document order, up to `error`. */
  readonly strings: readonly JsonString[];
  /** Commas before a closing bracket, up to `error`. */
  readonly commas: readonly JsonError[];
  readonly error: JsonError | undefined;
}

const expected: Readonly<Record<string, string>> = {
  PropertyNameExpected: 'a name in double quotes',
  ValueExpected: 'a value',
  ColonExpected: 'a colon',
  CommaExpected: 'a comma',
  CloseBraceExpected: 'a comma or }',
  CloseBracketExpected: 'a comma or ]',
};

const stringErrors = new Set(['UnexpectedEndOfString', 'InvalidUnicode', 'InvalidEscapeCharacter']);

const superfluousComma = (bracket: string, offset: number, comma: number): JsonError => ({
  offset,
  message: `Invalid JSON: unexpected comma before ${bracket}.`,
  advice: 'Remove the comma.',
  comma,
});

function explain(code: string, offset: number, text: string): JsonError {
  const invalid = (reason: string, advice: string): JsonError => ({
    offset,
    message: `Invalid JSON: ${reason}.`,
    advice,
  });
  const [token = ''] = /^(?:"[^"\n]*"|[\w.+-]+|[^])/.exec(text.slice(offset)) ?? [];
  if (stringErrors.has(code)) {
    return invalid(
      'unclosed string or invalid escape',
      'Close the string on its line with a double quote; write \\\\ for a backslash.',
    );
  }
  if (code === 'InvalidCharacter') {
    return invalid(
      'control character in a string',
      'Write it as an escape, such as \\t for a tab.',
    );
  }
  if (code === 'InvalidCommentToken') {
    return invalid('comments are not allowed', 'Remove the comment.');
  }
  if (/[}\]]/.test(token) && /,\s*$/.test(text.slice(0, offset))) {
    return superfluousComma(token, offset, text.lastIndexOf(',', offset - 1));
  }
  if (/^(?:\.\.\.|…)/.test(text.slice(offset))) {
    return invalid('an ellipsis is not allowed', 'Write what it stands for.');
  }
  if (token === "'") return invalid('single quotes', 'Use double quotes.');
  if (/^[“”„‘’]/.test(token)) {
    return invalid('typographic quotes', 'Use straight double quotes.');
  }
  if (/^[\u00A0\u202F]/.test(token)) {
    return invalid('a no-break space', 'Write an ordinary space.');
  }
  if (code === 'InvalidSymbol') {
    const advice = /^[+.\d-]/.test(token)
      ? 'Write a number such as 1, -1 or 0.5.'
      : /^\w/.test(token)
        ? 'Put names and strings in double quotes; write true, false and null without them.'
        : 'Remove it.';
    return invalid(`unexpected ${token}`, advice);
  }
  if (code === 'EndOfFileExpected') {
    return invalid(
      `unexpected ${token} after the first value`,
      'Put everything in {} or [], or remove what follows the first value.',
    );
  }
  if (/(?<![\w.])-?0$/.test(text.slice(0, offset)) && /^\d/.test(token)) {
    return invalid('a number starts with 0', 'Remove the 0.');
  }
  if (code === 'CommaExpected' && /[}\]]/.test(token)) {
    const bracket = token === '}' ? ']' : '}';
    return invalid(`expected ${bracket} but found ${token}`, `Write ${bracket} here.`);
  }
  const missing = expected[code] ?? 'a value';
  return invalid(
    `expected ${missing} but found ${token === '' ? 'the end of the text' : token}`,
    `Write ${missing} here.`,
  );
}

/**
 * Finds the strings and superfluous commas in a JSON text up to the first other error, and that
 * error.
 */
function scanJson(text: string): JsonText {
  const strings: JsonString[] = [];
  const commas: JsonError[] = [];
  let comma: number | undefined;
  const objects: Set<string>[] = [];
  let error: JsonError | undefined;
  const add = (offset: number, length: number, isKey: boolean, path: readonly unknown[]) => {
    const raw = text.slice(offset + 1, offset + length - 1);
    const keys = path.filter((key) => typeof key === 'string');
    strings.push({ start: offset + 1, raw, isKey, keys: isKey ? [...keys, raw] : keys });
  };
  const close = (offset: number) => {
    if (comma !== undefined && error === undefined)
      commas.push(superfluousComma(text.charAt(offset), offset, comma));
    comma = undefined;
  };
  visit(
    text,
    {
      onObjectBegin: () => {
        comma = undefined;
        objects.push(new Set());
      },
      onObjectEnd: (offset) => {
        close(offset);
        objects.pop();
      },
      onArrayBegin: () => {
        comma = undefined;
      },
      onArrayEnd: close,
      onSeparator: (character, offset) => {
        if (character === ',') comma = offset;
      },
      onObjectProperty: (name, offset, length, _line, _column, path) => {
        comma = undefined;
        if (error !== undefined) return;
        const names = objects.at(-1);
        if (names?.has(name) === true) {
          const message = `Invalid JSON: duplicate key "${name}".`;
          error = { offset, message, advice: 'Remove one of the two.' };
        }
        names?.add(name);
        add(offset, length, true, path());
      },
      onLiteralValue: (value, offset, length, _line, _column, path) => {
        comma = undefined;
        if (error === undefined && typeof value === 'string') add(offset, length, false, path());
      },
      onError: (code, offset) => {
        error ??= explain(printParseErrorCode(code), offset, text);
      },
    },
    { disallowComments: true, allowTrailingComma: true },
  );
  return { strings, commas, error };
}

/** Replaces the superfluous commas with spaces. */
function withoutCommas(text: string, errors: readonly JsonError[]): string {
  let repaired = '';
  let end = 0;
  for (const { comma } of errors) {
    if (comma === undefined) continue;
    repaired += `${text.slice(end, comma)} `;
    end = comma + 1;
  }
  return repaired + text.slice(end);
}

interface JsonErrors {
  /** All strings, keys included, before the first error other than a superfluous comma. */
  readonly strings: readonly JsonString[];
  readonly errors: readonly JsonError[];
  /** The text with each superfluous comma replaced by a space, so that positions are unchanged. */
  readonly repaired: string;
  readonly isRepaired: boolean;
}

/**
 * Returns the superfluous commas in a JSON text as errors, then the first other error. Also returns
 * the text without these commas.
 */
export function jsonErrors(text: string): JsonErrors {
  const errors: JsonError[] = [];
  let repaired = text;
  for (;;) {
    const { strings, commas, error } = scanJson(repaired);
    const found = error === undefined ? commas : [...commas, error];
    errors.push(...found);
    repaired = withoutCommas(repaired, found);
    // If the error is a comma before the wrong bracket, scan again without it: other errors may
    // follow.
    if (error?.comma === undefined)
      return { strings, errors, repaired, isRepaired: error === undefined };
  }
}
