import { didYouMean, listNames } from '../../shared/suggest';
import type { Explanation } from '../types';

/** Code from a file, with each line's number in that file, from 1. */
interface ImportedCode {
  readonly text: string;
  readonly lines: readonly number[];
  /** Number of characters of common indentation that were removed. */
  readonly indent: number;
}

interface ImportFault extends Explanation {
  /** Line number in the file, from 1; undefined to report the fault in the page. */
  readonly line?: number;
}

/** Matches a region marker in a comment, such as `// #region name` or `# endregion name`. */
const marker =
  /^\s*(?:(?:\/\/|--|;|%|\/\*|<!--)\s*#|#\s*#?)(end ?region|region)\b[ \t:]*(\w[\w.-]*)?\s*(?:\*\/|-->)?\s*$/i;

interface Region {
  readonly name: string;
  readonly start: number;
  end?: number;
}

function readRegions(lines: readonly string[]): { regions: Region[]; fault?: ImportFault } {
  const regions: Region[] = [];
  const open: Region[] = [];
  for (const [index, line] of lines.entries()) {
    const [, kind, name = ''] = marker.exec(line) ?? [];
    if (kind === undefined) continue;
    if (kind.toLowerCase() === 'region') {
      const region = { name, start: index };
      regions.push(region);
      open.push(region);
      continue;
    }
    const position = open.findLastIndex((region) => name === '' || region.name === name);
    const [region] = position === -1 ? [] : open.splice(position, 1);
    if (region === undefined) {
      const message = 'This #endregion has no matching #region.';
      return {
        regions,
        fault: { line: index + 1, message, advice: 'Remove it, or add #region above.' },
      };
    }
    region.end = index;
  }
  return { regions };
}

function trimCode(lines: readonly string[], from: number, to: number): ImportedCode {
  const kept = lines
    .slice(from, to)
    .map((text, index) => ({ text: text.trimEnd(), line: from + index + 1 }))
    .filter(({ text }) => !marker.test(text));
  const first = kept.findIndex(({ text }) => text !== '');
  const last = kept.findLastIndex(({ text }) => text !== '');
  const shown = first === -1 ? [] : kept.slice(first, last + 1);
  const indents = shown.flatMap(({ text }) => (text === '' ? [] : [text.search(/\S/)]));
  const indent = indents.length === 0 ? 0 : Math.min(...indents);
  return {
    text: shown.map(({ text }) => text.slice(indent)).join('\n'),
    lines: shown.map(({ line }) => line),
    indent,
  };
}

/**
 * Returns the code of a file or of one of its regions. If the code is empty, or a region is
 * missing or faulty, returns what is wrong.
 *
 * @param text with LF line endings
 * @param path the path of the file, for messages
 */
export function importCode(
  text: string,
  region: string | undefined,
  path: string,
): ImportedCode | ImportFault {
  const lines = text.split('\n');
  const { regions, fault } = readRegions(lines);
  if (fault !== undefined) return fault;
  let [from, to] = [0, lines.length];
  if (region !== undefined) {
    const [match, duplicate] = regions.filter(({ name }) => name === region);
    if (match === undefined) {
      const names = regions.flatMap(({ name }) => name || []);
      const fallback =
        names.length === 0
          ? `Add the comments #region ${region} and #endregion ${region} to the file.`
          : listNames('regions', names);
      return {
        message: `${path} has no region "${region}".`,
        advice: didYouMean(region, names, fallback),
      };
    }
    if (duplicate !== undefined) {
      const message = `The file has two regions named "${region}".`;
      return { line: duplicate.start + 1, message, advice: 'Rename one of the two.' };
    }
    if (match.end === undefined) {
      const message = `The region "${region}" has no matching #endregion.`;
      return { line: match.start + 1, message, advice: `Add the comment #endregion ${region}.` };
    }
    [from, to] = [match.start + 1, match.end];
  }
  const code = trimCode(lines, from, to);
  if (code.text !== '') return code;
  const subject = region === undefined ? 'The file' : `The region "${region}"`;
  return { line: from || 1, message: `${subject} contains no code.`, advice: 'Add code to it.' };
}
