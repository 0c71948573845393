import type { Code } from 'mdast';
import { importCode } from '../code/importCode';
import { readCodeMeta } from '../code/meta';
import { characterProblems, encodingProblem } from '../parse/sourceText';
import { asRootPath } from '../paths';
import type { Point } from '../types';
import { readContentFile } from './contentFiles';
import { report, startOf, type PageContext, type Placed } from './context';

const sampleFile = {
  noun: 'sample',
  example: '/samples/name.ts',
  matches: (file: string) => /^content\/[^/]+\/samples\//.test(file),
};

/** Where the code of a block comes from. */
export interface CodeOrigin {
  /** Reports problems in the file. */
  readonly context: PageContext;
  /**
   * Maps a position in the block's text to the file.
   * @param written for each line of that text, its line before markers were removed
   */
  readonly pointOf: (at: Point, written: readonly number[]) => Point;
}

/** Returns the position of an option of a fence. */
function optionAt(node: Code, option: string, context: PageContext): Placed {
  const { line, column } = startOf(node);
  const index = (context.lines[line - 1] ?? '').indexOf(`${option}=`, column - 1);
  const point = { line, column: Math.max(index, column - 1) + 1 };
  return { position: { start: point, end: point } };
}

/**
 * Replaces the text of a block that names a file with the code of that file.
 *
 * @returns undefined if the block has its own code, false if a problem was reported
 */
export function takeImportedCode(node: Code, context: PageContext): CodeOrigin | undefined | false {
  const { file: path, region } = readCodeMeta(node.meta ?? '', Infinity).meta;
  if (path === undefined) return undefined;
  if (node.value.trim() !== '') {
    const message = 'The code block names a file and has code of its own.';
    report(context, node, message, 'Remove the code, or the option file.');
    return false;
  }
  const read = readContentFile(path, sampleFile, optionAt(node, 'file', context), context);
  if (read === undefined) return false;
  const { file } = read;
  const text = Buffer.from(read.bytes).toString('utf8');
  const source = { file, text };
  const unreadable = encodingProblem(source);
  if (unreadable !== undefined) {
    context.problems.push(unreadable);
    return false;
  }
  context.problems.push(...characterProblems(source));
  const code = importCode(text, region, asRootPath(file));
  const inner: PageContext = { ...context, source, lines: text.split('\n') };
  if ('message' in code) {
    const { line, message, advice } = code;
    if (line === undefined) report(context, optionAt(node, 'region', context), message, advice);
    else report(inner, { line, column: 1 }, message, advice);
    return false;
  }
  node.value = code.text;
  return {
    context: inner,
    pointOf: (at, written) => {
      const row = written[at.line - 1] ?? at.line - 1;
      return { line: code.lines[row] ?? 1, column: at.column + code.indent };
    },
  };
}
