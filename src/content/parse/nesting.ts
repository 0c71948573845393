import type { Nodes, Root } from 'mdast';
import { isParent } from '../mdast/nodes';
import type { Explanation, Point } from '../types';

/**
 * Maximum nesting of nodes in the syntax tree, and of list and quote markers on a line. The
 * compiler handles nested nodes by recursion.
 */
const maxNesting = 50;

/** The message and advice for a page whose content is nested too deeply. */
export const nestingFault: Explanation = {
  message: `The content is nested more than ${maxNesting} levels deep.`,
  advice: 'Use fewer levels of quotes, lists and components.',
};

/**
 * Returns the start of the first line with too many nested list and quote markers, if any. Call it
 * before parsing, because very deep nesting would overflow the parser's stack.
 */
export function findDeepLine(text: string): Point | undefined {
  const markers = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d+[.)](?=[ \t])))+/;
  const lines = text.split('\n');
  const index = lines.findIndex((line) => {
    const [start = ''] = markers.exec(line) ?? [];
    return (start.match(/>|[-*+]|\d+[.)]/g) ?? []).length > maxNesting;
  });
  return index === -1 ? undefined : { line: index + 1, column: 1 };
}

function depthOf(node: Nodes, depth = 0): number {
  if (!isParent(node) || depth > maxNesting * 2) return depth;
  return Math.max(depth, ...node.children.map((child) => depthOf(child, depth + 1)));
}

/** Returns whether a tree is nested too deeply. */
export function isTooDeep(root: Root): boolean {
  return depthOf(root) > maxNesting;
}
