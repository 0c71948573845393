/**
 * Compiles the `pattern` of a JSON Schema, in Unicode mode if possible. Many documents contain
 * escapes such as `\_`, which Unicode mode forbids.
 *
 * @throws SyntaxError if the pattern is invalid
 */
export function compilePattern(pattern: string): RegExp {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return new RegExp(pattern);
  }
}

const compiledPatterns = new Map<string, RegExp>();

/** Like `compilePattern`, but compiles each pattern only once. */
export function cachedPattern(pattern: string): RegExp {
  const compiled = compiledPatterns.get(pattern) ?? compilePattern(pattern);
  compiledPatterns.set(pattern, compiled);
  return compiled;
}
