import type { Explanation } from '../types';
import {
  adviceOnAttributes,
  explainOptions,
  translateOptions,
  withQuotes,
  isFlag,
  type Flag,
} from './foreignOptions';

interface CodeMeta {
  readonly title?: string;
  /** Line numbers from 1, ascending. */
  readonly emphasizedLines: readonly number[];
  readonly lineNumbers: boolean;
  /** Whether to keep `{tokens}` as they are. */
  readonly raw: boolean;
  /** Why the tests do not run the sample. */
  readonly norun?: string;
  readonly file?: string;
  /** The region of the file to show; undefined for the whole file. */
  readonly region?: string;
  readonly wrap: boolean;
  readonly collapsed: boolean;
}

/** `offset` counts from the start of the meta string. */
interface MetaError extends Explanation {
  readonly offset: number;
  /** What to write in place of the next `length` characters. */
  readonly correction?: { readonly length: number; readonly text: string };
}

const optionPattern =
  /(title|norun|file|region)=(?:"([^"]*)"|'([^']*)')|(?:(?:highlight|hl|lines)=)?\{([^}]*)\}|(\S+)/g;

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
 * Parses the meta string of a fence, such as `title="Response" {1,3-5} showLineNumbers raw
 * norun="Why"`. Returns its options and errors.
 *
 * @param lineCount number of lines in the block, which line ranges must not exceed
 */
export function readCodeMeta(
  meta: string,
  lineCount: number,
): { meta: CodeMeta; errors: readonly MetaError[] } {
  const errors: MetaError[] = [];
  const values: {
    title?: string;
    norun?: string;
    file?: string;
    region?: string;
    lines?: readonly number[];
  } = {};
  const enabled = new Set<Flag>();
  let words: { readonly offset: number; readonly texts: string[] } | undefined;
  const report = (offset: number, message: string, advice: string) =>
    errors.push({ offset, message, advice });
  const flush = () => {
    if (words === undefined) return;
    const { message, advice } = explainOptions(words.texts);
    const { offset, texts } = words;
    const text = texts.join(' ');
    const corrected = withQuotes(text) ?? translateOptions(text);
    errors.push({
      offset,
      message,
      advice,
      ...(corrected &&
        meta.startsWith(text, offset) && { correction: { length: text.length, text: corrected } }),
    });
    words = undefined;
  };
  for (const match of meta.matchAll(optionPattern)) {
    const [, name, quoted, singleQuoted, ranges, word] = match;
    if (word !== undefined && !isFlag(word)) {
      words ??= { offset: match.index, texts: [] };
      words.texts.push(word);
      continue;
    }
    flush();
    const value = quoted ?? singleQuoted ?? '';
    if (word !== undefined) enabled.add(word);
    else if (ranges !== undefined) {
      const lines = readLines(ranges, lineCount);
      if (values.lines !== undefined) {
        report(
          match.index,
          'The block has two lists of lines.',
          'Write all lines in one list: {1,3-5}.',
        );
      } else if (lines !== undefined) values.lines = lines;
      else if (/^\s*(?:[.#:][\w-]|[\w-]+=)/.test(ranges)) {
        report(match.index, 'Attributes in braces are not supported.', adviceOnAttributes(ranges));
      } else {
        report(
          match.index,
          `"{${ranges}}" is not a list of lines in this block.`,
          lineCount === 1
            ? 'Write {1}, its only line.'
            : `Use lines 1 to ${lineCount}, such as {1,${lineCount}}.`,
        );
      }
    } else if (name === 'title') {
      if (value.trim() === '') {
        report(match.index, 'The title is empty.', 'Write one, or remove the option.');
      } else if (values.title === undefined) values.title = value;
      else report(match.index, 'The block has two titles.', 'Remove one of the two.');
    } else if (name === 'file' || name === 'region') {
      if (value.trim() === '')
        report(match.index, `The ${name} option is empty.`, 'Write a value, or remove the option.');
      else if (values[name] === undefined) values[name] = value.trim();
      else report(match.index, `The block has two ${name} options.`, 'Remove one of the two.');
    } else if (value.trim() !== '') values.norun = value;
    else {
      report(
        match.index,
        'The norun option has no reason.',
        'Say why the sample cannot run: norun="Needs a certificate".',
      );
    }
  }
  flush();
  const { title, norun, file, region, lines = [] } = values;
  if (region !== undefined && file === undefined) {
    report(
      meta.indexOf('region='),
      'The region option needs a file option.',
      'Add file="/samples/name.ts".',
    );
  }
  return {
    meta: {
      ...(title === undefined ? {} : { title }),
      emphasizedLines: lines,
      lineNumbers: enabled.has('showLineNumbers'),
      raw: enabled.has('raw'),
      wrap: enabled.has('wrap'),
      collapsed: enabled.has('collapsed'),
      ...(norun === undefined ? {} : { norun }),
      ...(file === undefined ? {} : { file }),
      ...(region === undefined ? {} : { region }),
    },
    errors: errors.sort((a, b) => a.offset - b.offset),
  };
}
