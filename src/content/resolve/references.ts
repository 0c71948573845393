import { visit } from 'unist-util-visit';
import type { Definition, Root } from 'mdast';

/** The link definitions of a page, wherever they stand; of equal ones the first, as in CommonMark. */
export function collectDefinitions(root: Root): ReadonlyMap<string, Definition> {
  const definitions = new Map<string, Definition>();
  visit(root, 'definition', (node) => {
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
  });
  return definitions;
}
