/** A text of one camelCase word that may be too long for a narrow line. */
const longCamelCase = /^(?=.{20})[a-z][a-z0-9]*[A-Z][A-Za-z0-9]*$/;

/**
 * The parts between which a text may be broken besides its spaces: a long identifier before its
 * capitals. Together they are the text.
 */
export function breakableParts(text: string): readonly string[] {
  return longCamelCase.test(text) ? text.split(/(?<=[a-z0-9])(?=[A-Z])/) : [text];
}
