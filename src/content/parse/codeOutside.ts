import type { Code, Root } from 'mdast';
import { forEachOf } from '../mdast/forEachOf';
import type { Explanation, Point } from '../types';
import { fenceError } from './fences';

/** Lines of code outside the list item or quote in which their block starts. */
interface CodeOutside extends Point, Explanation {
  /** The file's text with the outside lines blank, so that the closing fence is in the block. */
  readonly repaired: string;
  /** The line of the block's opening fence. */
  readonly opening: number;
}

/** Returns the numbers of code lines outside the list item or quote where their block starts. */
function linesOutside(node: Code, lines: readonly string[]): readonly number[] {
  const { line, column } = node.position?.start ?? { line: 1, column: 1 };
  const opening = lines[line - 1] ?? '';
  const start = opening.slice(0, column - 1);
  const [fence = ''] = /^(?:`{3,}|~{3,})/.exec(opening.slice(column - 1)) ?? [];
  const inner = start.replace(/[^>]/g, ' ');
  if (inner === '' || fence === '') return [];
  const below = lines.slice(line);
  const length = below.findIndex((text) => text.replace(/^[\s>]+/, '').startsWith(fence));
  if (length === -1 || below[length]?.trimEnd() !== `${inner}${fence}`) return [];
  const isOutside = (text: string) =>
    inner.includes('>') ? !text.startsWith('>') : text.trim() !== '' && !text.startsWith(inner);
  return below
    .slice(0, length)
    .flatMap((text, index) => (isOutside(text) ? [line + index + 1] : []));
}

function blocksIn(root: Root): readonly Code[] {
  const blocks: Code[] = [];
  forEachOf(root, 'code', (node) => void blocks.push(node));
  return blocks;
}

/**
 * Puts a placeholder in place of the code in some blocks, so that the code is not checked.
 *
 * @param openings the lines of the blocks' opening fences
 */
export function hideIncompleteCode(root: Root, openings: ReadonlySet<number>): void {
  for (const node of blocksIn(root)) {
    if (!openings.has(node.position?.start.line ?? 0)) continue;
    node.value = '-';
    node.lang = 'text';
    node.meta = null;
  }
}

/** Finds the first code block that ends early because code is outside its list item or quote. */
export function findCodeOutside(root: Root, text: string): CodeOutside | undefined {
  const lines = text.split('\n');
  for (const node of blocksIn(root)) {
    if (fenceError(node, lines) === undefined) continue;
    const outside = linesOutside(node, lines);
    const [first] = outside;
    if (first === undefined) continue;
    const { line = 1, column = 1 } = node.position?.start ?? {};
    const isQuoted = lines[line - 1]?.slice(0, column - 1).includes('>') === true;
    const repaired = lines.map((each, index) => {
      if (!outside.includes(index + 1)) return each;
      return isQuoted ? `>${' '.repeat(Math.max(each.length - 1, 0))}` : ' '.repeat(each.length);
    });
    return {
      line: first,
      column: 1,
      opening: line,
      message: `This line ends the code block above it, because it ${isQuoted ? 'does not start with >' : 'is indented less than the fence'}.`,
      advice: isQuoted
        ? 'Start every line of the block with >.'
        : 'Indent every line of the block as far as its fence.',
      repaired: repaired.join('\n'),
    };
  }
  return undefined;
}
