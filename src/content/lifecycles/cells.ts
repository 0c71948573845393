import type { Inline } from '../reference/nodes';

/** Puts each part on its own line; full stops separate them where line breaks are dropped. */
export function joinLines(parts: readonly Inline[][]): Inline[] {
  const filled = parts.filter((part) => part.length > 0);
  if (filled.length === 0) return ['–'];
  return filled.flatMap((part, index) =>
    index === 0 ? part : ['.', { type: 'break' } as const, ...part],
  );
}
