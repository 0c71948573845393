import type { Code } from 'mdast';
import { fenceLeftOpen } from './syntaxAdvice';

interface FenceMistake {
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly advice: string;
}

const sign = '(?:`{3,}|~{3,})';

/**
 * What is wrong with the fences of a block: the closing one is missing, or stands only behind the
 * next block, whose opening fence then is part of this one.
 *
 * @param lines those of the file
 */
export function fenceMistake(node: Code, lines: readonly string[]): FenceMistake | undefined {
  const { line, column } = node.position?.start ?? { line: 1, column: 1 };
  const [fence] = new RegExp(`^${sign}`).exec(lines[line - 1]?.slice(column - 1) ?? '') ?? [];
  // Blocks that a component stands for have no fences.
  if (fence === undefined) return undefined;
  const inner = node.value
    .split('\n')
    .findIndex((text) => text.trimStart().startsWith(fence) && /^\s*[`~]+[\w-]/.test(text));
  if (inner !== -1) {
    const message = `The code block is not closed before the one on line ${line + inner + 1}.`;
    return { line, column, message, advice: fenceLeftOpen.advice };
  }
  const end = node.position?.end;
  const last = lines[(end?.line ?? line) - 1]?.slice(0, (end?.column ?? 1) - 1).trimEnd() ?? '';
  const closing = new RegExp(`^[\\s>]*${fence}${fence.charAt(0)}*$`);
  const isClosed = end !== undefined && end.line > line && closing.test(last);
  return isClosed ? undefined : { line, column, ...fenceLeftOpen };
}

/** Where a fence stands that is left open to the end of a text; undefined when all are closed. */
export function openFence(text: string): { line: number; column: number } | undefined {
  let open: { fence: string; line: number; column: number } | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    const [, indent = '', fence, rest = ''] =
      new RegExp(`^((?:[\\s>]|[-*+]\\s|\\d+[.)]\\s)*)(${sign})(.*)$`).exec(line) ?? [];
    if (fence === undefined) continue;
    if (open === undefined) open = { fence, line: index + 1, column: indent.length + 1 };
    else if (fence.startsWith(open.fence) && rest.trim() === '') open = undefined;
  }
  return open && { line: open.line, column: open.column };
}
