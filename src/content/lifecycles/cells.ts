import type { Inline } from '../reference/nodes';

/** Puts each part on its own line; the full stops separate them where lines are joined. */
export function lines(parts: readonly Inline[][]): Inline[] {
  const filled = parts.filter((part) => part.length > 0);
  if (filled.length === 0) return ['–'];
  return filled.flatMap((part, index) =>
    index === 0 ? part : ['.', { type: 'break' } as const, ...part],
  );
}
