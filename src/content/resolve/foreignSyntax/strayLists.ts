import type { TextExplanation } from '../../types';

/**
 * Explains a line that is probably meant as a list item but lacks a space after its marker. Returns
 * undefined for other lines, and for the first line of the paragraph.
 *
 * @param isItem whether the paragraph starts a list item; if not, a single line that starts with a
 *   marker is taken for text
 */
export function explainUnspacedItem(
  lines: readonly string[],
  index: number,
  isItem: boolean,
): TextExplanation | undefined {
  // A line of text may start with a version such as 1.x.
  const isUnspaced = (line = '') =>
    /^[-+]\p{L}/u.test(line) || (isItem && /^1[.)](?!x\b)\p{L}/u.test(line));
  const line = lines[index] ?? '';
  const [mark = ''] = /^(?:1[.)]|.)/.exec(line) ?? [];
  if (index === 0 || !isUnspaced(line) || !(isItem || isUnspaced(lines[index + 1])))
    return undefined;
  return {
    message: `A list item needs a space after "${mark}".`,
    advice: `Add the space, or write ${mark.slice(0, -1)}\\${mark.slice(-1)} for literal text.`,
    correct: (rest) => rest.replace(mark, `${mark} `),
  };
}

const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');
const romanNumerals =
  'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx'.split(' ');

/**
 * Explains a paragraph of several lines that all start like the items of a list; undefined for
 * other paragraphs.
 */
export function explainList(lines: readonly string[]): TextExplanation | undefined {
  if (lines.length < 2) return undefined;
  const [, marker] = /^([-*+]|1[.)])[\p{L}`[]/u.exec(lines[0] ?? '') ?? [];
  if (marker !== undefined && lines.every((line) => /^(?:[-*+]|\d+[.)])[\p{L}`[]/u.test(line))) {
    return {
      message: `A list item needs a space after "${marker}".`,
      advice: `Add the space, or write ${marker.slice(0, -1)}\\${marker.slice(-1)} for literal text.`,
    };
  }
  const marks = lines.map((line) => /^\(?([a-z]+)[.)] /i.exec(line)?.[1]?.toLowerCase() ?? '');
  const isNumbered = (numbers: readonly string[]) =>
    marks.every((mark, index) => mark === numbers[index]);
  if (isNumbered(letters) || isNumbered(romanNumerals)) {
    return {
      message: 'A list cannot be numbered with letters.',
      advice: 'Start the items with 1., 2. and so on, or put each line in a paragraph of its own.',
    };
  }
  return undefined;
}
