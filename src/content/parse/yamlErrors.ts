import { isCollection, isScalar, visit, type Document, type YAMLError } from 'yaml';
import type { Explanation } from '../types';

type Reason = readonly [message: string, advice: string];

const quoteAdvice = "Put the value in single quotes: key: '{Network}: a value'.";
const indentAdvice = 'Indent with spaces, and indent all entries of a list or map alike.';

const badIndent: Reason = ['a line is indented too little or too much', indentAdvice];
const noColon: Reason = [
  'a line has no colon after its key',
  'Write key: value, with a space; indent a line that continues the value above it.',
];

/** All other codes share one message. */
const byCode: Readonly<Record<string, Reason>> = {
  BAD_ALIAS: ['a name is missing after * or &', 'Add it, or put the value in single quotes.'],
  BAD_DQ_ESCAPE: [
    'a backslash in double quotes starts an invalid escape',
    'Use single quotes, or write \\\\ for a backslash.',
  ],
  BAD_INDENT: badIndent,
  BAD_SCALAR_START: ['a value starts with a reserved character', quoteAdvice],
  BLOCK_AS_IMPLICIT_KEY: [
    'a value contains a colon, or a line has the wrong indentation',
    'Quote values that contain a colon, and indent all entries of a list or map alike.',
  ],
  BLOCK_IN_FLOW: [
    'a list or map on several lines is inside [] or {}',
    'Use either brackets or indented lines throughout.',
  ],
  KEY_OVER_1024_CHARS: ['a key is longer than 1,024 characters', 'Use a shorter key.'],
  MISSING_CHAR: [
    'a character is missing, such as a comma or a colon',
    'Put a comma between values in brackets, and write each entry as key: value or - value.',
  ],
  MULTILINE_IMPLICIT_KEY: noColon,
  MULTIPLE_DOCS: ['a second document starts here', 'Remove the line of dots or dashes.'],
  TAB_AS_INDENT: ['a line is indented with a tab', indentAdvice],
};

const unclosedQuote = /^Missing closing/;
// The parser reports an unclosed bracket under the error code for wrong indentation or a missing
// character.
const unclosedBracket = /must .*end with a|expected flow collection end/i;

/** Reasons for parser messages that are more specific than their error codes. */
const byMessage: readonly (readonly [pattern: RegExp, reason: Reason])[] = [
  [unclosedQuote, ['a quote is not closed', 'Add the same quote at the end of the value.']],
  [unclosedBracket, ['a bracket is not closed', 'Close it with ] or }.']],
  [/^Sequence item without -/, badIndent],
  [/^Implicit map keys need/, noColon],
];

/** Returns what is wrong with YAML that the parser rejects, and what to do about it. */
export function explainYamlError(error: YAMLError, text: string, line: string): Explanation {
  const [offset] = error.pos;
  if (error.message === 'Unexpected scalar at node end' && /['"]\s*$/.test(text.slice(0, offset))) {
    return {
      message: 'Invalid YAML: text follows the closing quote of a value.',
      advice: "Put the whole value in single quotes, and write '' for each apostrophe in it.",
    };
  }
  const [, separator] = /^[\s-]*[\w-]+(：|:\u00A0)/.exec(line) ?? [];
  if (separator === '：') {
    const message = 'Invalid YAML: the colon is full-width.';
    return { message, advice: 'Write ":" and a space.' };
  }
  if (separator !== undefined) {
    const message = 'Invalid YAML: a no-break space follows the colon.';
    return { message, advice: 'Write an ordinary space.' };
  }
  const [reason, advice] = byMessage.find(([pattern]) => pattern.test(error.message))?.[1] ??
    byCode[error.code] ?? [
      'unexpected content',
      'Fix the YAML: indent with spaces, and quote values that contain : # { } [ ].',
    ];
  const needsQuotes = /^[^'"]*:\s+[^'"]*(?:\{|: )/.test(line) || /^[^'"]*:\s+[@`%&*!|>]/.test(line);
  return { message: `Invalid YAML: ${reason}.`, advice: needsQuotes ? quoteAdvice : advice };
}

/**
 * Returns the offset of the quote or bracket that is not closed; for other errors, the offset of
 * the error.
 */
export function openingOf(document: Document, error: YAMLError): number {
  const [offset] = error.pos;
  const isQuote = unclosedQuote.test(error.message);
  if (!isQuote && !unclosedBracket.test(error.message)) return offset;
  let opening = offset;
  visit(document, {
    Node(_key, node) {
      const [start = offset, end = offset] = node.range ?? [];
      const canOpen = isQuote
        ? isScalar(node) && /^QUOTE/.test(node.type ?? '')
        : isCollection(node) && node.flow === true;
      if (canOpen && start < offset && end >= offset) opening = start;
    },
  });
  return opening;
}
