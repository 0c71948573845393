/** A label of one camelCase word that is too long for a line of the sidebar. */
const longCamelCase = /^(?=.{20})[a-z][a-z0-9]*[A-Z][A-Za-z0-9]*$/;

/**
 * The parts between which a label may be broken besides its spaces: a long identifier before its
 * capitals. Together they are the label.
 */
export function labelParts(label: string): readonly string[] {
  return longCamelCase.test(label) ? label.split(/(?<=[a-z0-9])(?=[A-Z])/) : [label];
}
