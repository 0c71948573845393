import type { Nodes, Root } from 'mdast';
import { isParent } from './nodes';

/** Calls a function for each node of a type, in page order. */
export function forEachOf<Type extends Nodes['type']>(
  root: Root,
  type: Type,
  visitor: (node: Extract<Nodes, { type: Type }>) => void,
): void {
  const walk = (node: Nodes): void => {
    if (node.type === type) visitor(node as Extract<Nodes, { type: Type }>);
    if (isParent(node)) for (const child of node.children) walk(child);
  };
  walk(root);
}
