import { didYouMean } from '../../shared/suggest';

/** Options after the language of a code fence. */
interface CodeMeta {
  readonly title?: string;
  /** Line numbers from 1, ascending. */
  readonly emphasizedLines: readonly number[];
  readonly lineNumbers: boolean;
  /** Leaves `{tokens}` unreplaced. */
  readonly raw: boolean;
  /** Why the tests do not run the sample; readers never see it. */
  readonly norun?: string;
}

/** An error in the meta string; `offset` counts from its start. */
interface MetaError {
  readonly offset: number;
  readonly message: string;
  readonly advice: string;
}

const known = ['title="…"', '{1,3-5}', 'showLineNumbers', 'raw', 'norun="…"'];
const part = /(title|norun)=(?:"([^"]*)"|'([^']*)')|\{([^}]*)\}|(\S+)/g;

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
 * Parses the meta string of a fence: `title="Response" {1,3-5} showLineNumbers raw norun="Why"`.
 *
 * @param lineCount number of lines in the block; line ranges must not exceed it
 */
export function readCodeMeta(
  meta: string,
  lineCount: number,
): { meta: CodeMeta; errors: readonly MetaError[] } {
  const errors: MetaError[] = [];
  let title: string | undefined;
  let emphasizedLines: readonly number[] = [];
  let lineNumbers = false;
  let raw = false;
  let norun: string | undefined;
  for (const match of meta.matchAll(part)) {
    const [, name, quoted, singleQuoted, ranges, word] = match;
    const value = quoted ?? singleQuoted ?? '';
    if (ranges !== undefined) {
      const lines = readLines(ranges, lineCount);
      if (lines !== undefined) emphasizedLines = lines;
      else {
        errors.push({
          offset: match.index,
          message: `"{${ranges}}" is not a list of lines in this block.`,
          advice: `Use lines 1 to ${lineCount}, such as {1,3-5}.`,
        });
      }
    } else if (word === 'showLineNumbers') lineNumbers = true;
    else if (word === 'raw') raw = true;
    else if (word !== undefined) {
      const [quotedName] = /^(?:title|norun)/.exec(word) ?? [];
      errors.push({
        offset: match.index,
        message: `Unknown code block option "${word}".`,
        advice:
          quotedName !== undefined
            ? `Write ${quotedName}="…", with quotes and no spaces around the equals sign.`
            : didYouMean(
                word.replace(/=.*/, ''),
                ['title', 'showLineNumbers', 'raw', 'norun'],
                `The options are ${known.join(', ')}.`,
              ),
      });
    } else if (name === 'title') title = value;
    else if (value.trim() !== '') norun = value;
    else {
      errors.push({
        offset: match.index,
        message: 'The option norun gives no reason.',
        advice: 'Say why the sample cannot run: norun="Needs a certificate".',
      });
    }
  }
  return {
    meta: {
      ...(title === undefined ? {} : { title }),
      emphasizedLines,
      lineNumbers,
      raw,
      ...(norun === undefined ? {} : { norun }),
    },
    errors,
  };
}
