import type { Explanation } from '../types';

/** An error in a diagram. `line` counts from 1. */
export interface DiagramFault extends Explanation {
  readonly line: number;
}

const sequenceBlock = /^(?:loop|alt|opt|par|critical|break|rect|box)\b/;

/**
 * Finds an unclosed quote or block, or an `end` without a block; returns undefined if there is
 * none. The renderer accepts all three.
 */
export function findUnbalanced(lines: readonly string[]): DiagramFault | undefined {
  const isSequence = lines.some((line) => /^\s*sequenceDiagram\b/.test(line));
  const opening = isSequence ? sequenceBlock : /^subgraph\b/;
  const open: number[] = [];
  for (const [index, rawLine] of lines.entries()) {
    const line = rawLine.trim();
    if (line.startsWith('%%')) continue;
    if ((line.match(/"/g) ?? []).length % 2 === 1) {
      const message = 'A quote on this line of the diagram is not closed.';
      return { line: index + 1, message, advice: 'Close it with ", or write #quot; for a quote.' };
    }
    if (opening.test(line)) open.push(index + 1);
    if (line === 'end' && open.pop() === undefined) {
      const message = 'This "end" does not close any block of the diagram.';
      return { line: index + 1, message, advice: 'Remove it, or start a block above it.' };
    }
  }
  const [unclosed] = open;
  if (unclosed === undefined) return undefined;
  const message = 'This block of the diagram is not closed.';
  return { line: unclosed, message, advice: 'Add a line with "end" after it.' };
}
