/**
 * Compiles the `pattern` of a JSON Schema, in Unicode mode if possible: this mode forbids escapes
 * such as `\_`, which many documents contain.
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
