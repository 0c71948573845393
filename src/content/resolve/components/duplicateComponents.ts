import type { RootContent } from 'mdast';
import type { ArticleComponent } from '../../mdast/nodes';

/**
 * Returns each component whose value of an attribute equals that of an earlier component, together
 * with the value as written.
 *
 * @param shown returns what readers see for a value; equal texts count as repeats
 */
export function duplicateComponents(
  nodes: readonly RootContent[],
  attribute: string,
  shown: (value: string) => string = (value) => value,
): { readonly node: ArticleComponent; readonly value: string }[] {
  const seen = new Set<string>();
  return nodes.flatMap((node) => {
    const value = node.type === 'articleComponent' ? node.attributes[attribute] : undefined;
    if (node.type !== 'articleComponent' || value === undefined) return [];
    if (seen.has(shown(value))) return [{ node, value }];
    seen.add(shown(value));
    return [];
  });
}
