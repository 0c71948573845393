/** Maximum nesting. The parser recurses once per level. */
export const maxDepth = 200;

/** Returns the offset at which a JSON text exceeds the maximum nesting, if it does. */
export function excessNesting(text: string): number | undefined {
  let depth = 0;
  for (const { 0: part, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[[\]{}]/g)) {
    if (part === '[' || part === '{') depth += 1;
    else if (part === ']' || part === '}') depth -= 1;
    if (depth > maxDepth) return index;
  }
  return undefined;
}
