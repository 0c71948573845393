import { didYouMean } from '../../shared/suggest';

/** What an author asks for after the language of a code fence. */
export interface CodeMeta {
  readonly title?: string;
  /** Line numbers from 1, ascending. */
  readonly highlighted: readonly number[];
  readonly lineNumbers: boolean;
  /** Leave tokens as they stand. */
  readonly raw: boolean;
}

/** A mistake in the meta; `offset` counts characters from its start. */
export interface MetaMistake {
  readonly offset: number;
  readonly message: string;
  readonly advice: string;
}

const known = ['title="…"', '{1,3-5}', 'showLineNumbers', 'raw'];
const part = /title=(?:"([^"]*)"|'([^']*)')|\{([^}]*)\}|(\S+)/g;

function readLines(text: string, count: number): readonly number[] | undefined {
  const lines = new Set<number>();
  for (const range of text.split(',')) {
    const match = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(range);
    if (match === null) return undefined;
    const first = Number(match[1]);
    const last = Number(match[2] ?? match[1]);
    if (first < 1 || last < first || last > count) return undefined;
    for (let line = first; line <= last; line += 1) lines.add(line);
  }
  return [...lines].sort((a, b) => a - b);
}

/**
 * Reads the meta of a fence: `title="Response" {1,3-5} showLineNumbers raw`.
 *
 * @param lineCount the number of lines of the code, which line ranges must not exceed
 */
export function readCodeMeta(
  meta: string,
  lineCount: number,
): { meta: CodeMeta; mistakes: readonly MetaMistake[] } {
  const mistakes: MetaMistake[] = [];
  let title: string | undefined;
  let highlighted: readonly number[] = [];
  let lineNumbers = false;
  let raw = false;
  for (const match of meta.matchAll(part)) {
    const [, quoted, singleQuoted, ranges, word] = match;
    if (ranges !== undefined) {
      const lines = readLines(ranges, lineCount);
      if (lines !== undefined) highlighted = lines;
      else {
        mistakes.push({
          offset: match.index,
          message: `"{${ranges}}" does not name lines of this block.`,
          advice: `Write lines from 1 to ${lineCount} as in {1,3-5}.`,
        });
      }
    } else if (word === 'showLineNumbers') lineNumbers = true;
    else if (word === 'raw') raw = true;
    else if (word !== undefined) {
      mistakes.push({
        offset: match.index,
        message: `Unknown option "${word}" of a code block.`,
        advice: word.startsWith('title')
          ? 'Write title="…" with quotes and without spaces around the equals sign.'
          : didYouMean(
              word.replace(/=.*/, ''),
              ['title', 'showLineNumbers', 'raw'],
              `Options are ${known.join(', ')}.`,
            ),
      });
    } else title = quoted ?? singleQuoted;
  }
  return {
    meta: { ...(title === undefined ? {} : { title }), highlighted, lineNumbers, raw },
    mistakes,
  };
}
