import type { Explanation, Point } from '../types';
import { readFences } from './fences';

const explanation: Explanation = {
  message: 'The opening fence of a code block contains a backtick.',
  advice: 'Remove it; a title is plain text.',
};

/** Matches an option with a value in quotes, or a word with a backtick. */
const optionPattern = /\w+=(["'])(?:(?!\1).)*\1|[^\s`]*`\S*/g;

/** Masks the backticks in options without changing the length of the text. */
const maskBackticks = (options: string): string =>
  options.replace(optionPattern, (option, quote: string | undefined) => {
    if (quote !== undefined) return option.replaceAll('`', 'ˋ');
    const [language = ''] = /^\w*/.exec(option) ?? [];
    return language.padEnd(option.length);
  });

interface FenceBackticks {
  readonly problems: readonly (Point & Explanation)[];
  /** The text with the backticks masked. */
  readonly text: string;
}

/**
 * Reports and masks backticks on the line of an opening fence of backticks, because they keep the
 * parser from recognising the fence.
 */
export function maskFenceBackticks(text: string): FenceBackticks {
  const lines = text.split('\n');
  const problems: (Point & Explanation)[] = [];
  for (const { line, column, fence, rest, isClosed } of readFences(text)) {
    const at = fence.startsWith('`') && isClosed ? rest.indexOf('`') : -1;
    if (at === -1) continue;
    const start = column - 1 + fence.length;
    problems.push({ line, column: start + at + 1, ...explanation });
    const written = lines[line - 1] ?? '';
    lines[line - 1] = `${written.slice(0, start)}${maskBackticks(written.slice(start))}`;
  }
  return { problems, text: lines.join('\n') };
}
