import type { z } from 'zod';
import { expectedValues } from './expectedValues';
import type { Explanation } from '../../types';

/** YAML reads an unquoted `{Network}` as a map with a null value. */
function hasOnlyNullValues(value: unknown): value is Record<string, null> {
  return (
    typeof value === 'object' && value !== null && Object.values(value).every((v) => v === null)
  );
}

/** The keys whose values are texts without Markdown. */
export const textKeys = ['title', 'description', 'sidebarLabel'] as const;

const isTextKey = (key: string): boolean => (textKeys as readonly string[]).includes(key);

/**
 * Explains why a value of the front matter is not valid.
 *
 * @param value the invalid value; undefined if it is missing
 * @param isInBraces whether it is written in braces
 */
export function explainIssue(
  issue: z.core.$ZodIssue,
  value: unknown,
  isInBraces: boolean,
): Explanation & { canQuote?: true } {
  const key = String(issue.path[0] ?? '');
  const expected = expectedValues[issue.path.join('.')] ?? expectedValues[key];
  const advice = `Write ${expected ?? 'key: value lines'}.`;
  if (issue.path.length === 0) {
    return { message: 'The front matter is not a map of keys.', advice };
  }
  if (value === undefined) return { message: `The front matter has no ${key}.`, advice };
  const isNested = issue.path.length > 1;
  const subject = isNested ? `A value in ${key}` : `The value of ${key}`;
  if (value === null || issue.code === 'too_small')
    return { message: `${subject} is empty.`, advice };
  if ((isNested || isTextKey(key)) && isInBraces && hasOnlyNullValues(value)) {
    const quoted = `'{${Object.keys(value).join(', ')}}'`;
    return {
      message: `${subject} starts with a brace, so YAML reads it as a map.`,
      advice: isNested ? `Quote it: ${quoted}.` : `Quote it: ${key}: ${quoted}.`,
      canQuote: true,
    };
  }
  if (typeof value !== 'object' && isTextKey(key)) {
    return {
      message: `YAML reads the value of ${key} as a ${typeof value}, not a string.`,
      advice: `Quote it: ${key}: '${String(value)}'.`,
      canQuote: true,
    };
  }
  if (issue.code === 'invalid_value' && typeof value === 'string') {
    return { message: `"${value}" is not a ${key} of page.`, advice };
  }
  const fault = issue.code === 'invalid_format' ? 'is not valid' : 'has the wrong type';
  return { message: `${subject} ${fault}.`, advice };
}
