import type { Code } from 'mdast';
import type { Explanation, Point } from '../types';
import { unclosedFence } from './syntaxAdvice';

type FenceError = Point & Explanation;

const fencePattern = '(?:`{3,}|~{3,})';

/**
 * Returns an error if a code block is not closed, or is closed only by the fence of a later block
 * that it has swallowed.
 *
 * @param lines the lines of the file
 */
export function fenceError(node: Code, lines: readonly string[]): FenceError | undefined {
  const { line, column } = node.position?.start ?? { line: 1, column: 1 };
  const [fence] =
    new RegExp(`^${fencePattern}`).exec(lines[line - 1]?.slice(column - 1) ?? '') ?? [];
  // Generated and indented blocks have no fences.
  if (fence === undefined) return undefined;
  const inner = node.value
    .split('\n')
    .findIndex((text) => text.trimStart().startsWith(fence) && /^\s*[`~]+[\w-]/.test(text));
  if (inner !== -1) {
    const message = `The code block is not closed before the one on line ${line + inner + 1}.`;
    return { line, column, message, advice: unclosedFence.advice };
  }
  const end = node.position?.end;
  const last = lines[(end?.line ?? line) - 1]?.slice(0, (end?.column ?? 1) - 1).trimEnd() ?? '';
  const closing = new RegExp(`^[\\s>]*${fence}${fence.charAt(0)}*$`);
  const isClosed = end !== undefined && end.line > line && closing.test(last);
  return isClosed ? undefined : { line, column, ...unclosedFence };
}

/**
 * Explains an unclosed fence that should close a block whose opening fence follows text on a line;
 * undefined for other unclosed fences.
 *
 * @param line the line of the unclosed fence
 * @param lines the lines of the file
 */
export function explainFenceAfterText(
  line: number,
  lines: readonly string[],
): FenceError | undefined {
  if (!/^[\s>]*(?:```|~~~)\s*$/.test(lines[line - 1] ?? '')) return undefined;
  for (let index = line - 2; index >= 0; index -= 1) {
    const text = lines[index] ?? '';
    if (/^[\s>]*(?:```|~~~)/.test(text)) return undefined;
    const at = text.search(/(?:```|~~~)(?:\w+(?:\s[^`]*)?|\s*)$/);
    if (at === -1) continue;
    const message = 'A code block must start on a line of its own.';
    const advice = 'Put the fence and its language on the next line.';
    return { line: index + 1, column: at + 1, message, advice };
  }
  return undefined;
}

/**
 * Returns whether a code block starts after text on its line, so that its closing fence seems to
 * open a block.
 */
export function hasFenceAfterText(text: string): boolean {
  const unclosed = findUnclosedFence(text);
  return (
    unclosed !== undefined && explainFenceAfterText(unclosed.line, text.split('\n')) !== undefined
  );
}

interface OpeningFence extends Point {
  readonly fence: string;
  /** The text after the fence: language and options. */
  readonly rest: string;
  readonly isClosed: boolean;
}

/** Returns the opening fences of a text, without those inside code blocks. */
export function readFences(text: string): OpeningFence[] {
  const fences: OpeningFence[] = [];
  let open: OpeningFence | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    const [, indent = '', fence, rest = ''] =
      new RegExp(`^((?:[\\s>]|[-*+]\\s|\\d+[.)]\\s)*)(${fencePattern})(.*)$`).exec(line) ?? [];
    if (fence === undefined) continue;
    if (open === undefined) {
      // Code such as ```a``` is inline.
      if (!fence.startsWith('`') || !rest.includes(fence))
        open = { fence, rest, line: index + 1, column: indent.length + 1, isClosed: false };
    } else if (fence.startsWith(open.fence) && rest.trim() === '') {
      fences.push({ ...open, isClosed: true });
      open = undefined;
    }
  }
  return open === undefined ? fences : [...fences, open];
}

/** Returns the position of the fence that is never closed, if there is one. */
export function findUnclosedFence(text: string): Point | undefined {
  const last = readFences(text).at(-1);
  return last?.isClosed === false ? { line: last.line, column: last.column } : undefined;
}
