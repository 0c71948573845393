import type { Code } from 'mdast';
import { importCode } from '../../codeBlocks/importCode';
import { readCodeMeta } from '../../codeBlocks/meta';
import { characterProblems, normalizeText, unreadableProblem } from '../../parse/sourceText';
import { asRootPath } from '../../paths';
import type { Point } from '../../types';
import { readContentFile } from '../imagesAndVideos/contentFiles';
import { report, startOf, type PageContext, type Positioned } from '../context';

const sampleKind = {
  noun: 'sample',
  example: '/samples/name.ts',
  matches: (file: string) => /^content\/[^/]+\/samples\//.test(file),
};

/** The file that the code of a block comes from. */
export interface CodeOrigin {
  /** The context for problems in the file. */
  readonly context: PageContext;
  /**
   * Maps a position in the block's text to the file.
   * @param sourceLines for each line of the text, its number before markers were removed, counted
   *   from 0
   */
  readonly pointOf: (at: Point, sourceLines: readonly number[]) => Point;
}

function optionPosition(node: Code, option: string, context: PageContext): Positioned {
  const { line, column } = startOf(node);
  const index = (context.lines[line - 1] ?? '').indexOf(`${option}=`, column - 1);
  const point = { line, column: Math.max(index, column - 1) + 1 };
  return { position: { start: point, end: point } };
}

/**
 * Fills a block that names a file with the code from that file.
 *
 * @returns the origin of the code; undefined if the block names no file; false if a problem was
 *   reported
 */
export function insertImportedCode(
  node: Code,
  context: PageContext,
): CodeOrigin | undefined | false {
  const { file: path, region } = readCodeMeta(node.meta ?? '', Infinity).meta;
  if (path === undefined) return undefined;
  if (node.value.trim() !== '') {
    const message = 'The code block names a file and has code of its own.';
    report(context, node, message, 'Remove the code or the file option.');
    return false;
  }
  const sample = readContentFile(path, sampleKind, optionPosition(node, 'file', context), context);
  if (sample === undefined) return false;
  const { file } = sample;
  const text = normalizeText(Buffer.from(sample.bytes).toString('utf8'));
  const source = { file, text };
  const unreadable = unreadableProblem(source);
  if (unreadable !== undefined) {
    context.problems.push(unreadable);
    return false;
  }
  context.problems.push(...characterProblems(source));
  const code = importCode(text, region, asRootPath(file));
  const inner: PageContext = { ...context, source, lines: text.split('\n') };
  if ('message' in code) {
    const { line, message, advice } = code;
    if (line === undefined)
      report(context, optionPosition(node, 'region', context), message, advice);
    else report(inner, { line, column: 1 }, message, advice);
    return false;
  }
  node.value = code.text;
  return {
    context: inner,
    pointOf: (at, sourceLines) => {
      const row = sourceLines[at.line - 1] ?? at.line - 1;
      return { line: code.lines[row] ?? 1, column: at.column + code.indent };
    },
  };
}
