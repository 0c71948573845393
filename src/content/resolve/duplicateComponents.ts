import type { RootContent } from 'mdast';
import type { ArticleComponent } from '../mdast/nodes';

/** Returns the components with the same value of an attribute as one before them. */
export function repeated(
  nodes: readonly RootContent[],
  attribute: string,
): { readonly node: ArticleComponent; readonly value: string }[] {
  const seen = new Set<string>();
  return nodes.flatMap((node) => {
    const value = node.type === 'articleComponent' ? node.attributes[attribute] : undefined;
    if (node.type !== 'articleComponent' || value === undefined) return [];
    if (seen.has(value)) return [{ node, value }];
    seen.add(value);
    return [];
  });
}
