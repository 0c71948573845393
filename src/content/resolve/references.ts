import { visit } from 'unist-util-visit';
import type { Definition, Root, Text } from 'mdast';
import { report, type PageContext } from './context';

/** The link definitions of a page, wherever they stand; of equal ones the first, as in CommonMark. */
export function collectDefinitions(root: Root): ReadonlyMap<string, Definition> {
  const definitions = new Map<string, Definition>();
  visit(root, 'definition', (node) => {
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
  });
  return definitions;
}

/** `[text][label]` as written, or its end where the text holds nodes of its own, such as code. */
const undefinedReference = /(?:(?<!\\)\[(?:\\.|[^[\]\\])+|^)\]\[((?!\^)(?:\\.|[^[\]\\])+)\]/g;

/**
 * Reports references to links without a definition, which the parser leaves as text. The file is
 * read instead of the node, in which escaped brackets look like any others.
 */
export function checkReferences({ position }: Text, context: PageContext): void {
  const { start, end } = position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) return;
  const written = context.source.text.slice(start.offset, end.offset);
  for (const { index, 1: label = '' } of written.matchAll(undefinedReference)) {
    const lines = written.slice(0, index).split('\n');
    const length = lines.at(-1)?.length ?? 0;
    report(
      context,
      {
        line: start.line + lines.length - 1,
        column: lines.length === 1 ? start.column + length : length + 1,
      },
      `The link [${label}] is not defined.`,
      `Add [${label}]: and the address on a line of its own, or write \\[ for a bracket.`,
    );
  }
}
