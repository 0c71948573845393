import type { Inline } from '../reference/nodes';

/**
 * Puts each part that is not empty on its own line, with full stops between them for outputs that
 * drop line breaks. Returns a dash if all parts are empty.
 */
export function joinLines(parts: readonly Inline[][]): Inline[] {
  const filled = parts.filter((part) => part.length > 0);
  if (filled.length === 0) return ['–'];
  return filled.flatMap((part, index) =>
    index === 0 ? part : ['.', { type: 'break' } as const, ...part],
  );
}
