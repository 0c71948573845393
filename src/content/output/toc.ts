import type { Root } from 'mdast';
import { headingText } from '../mdast/nodes';
import type { TocEntry } from '../types';

/** Heading levels shown in the table of contents. */
export const tocLevels = { min: 2, max: 3 } as const;

/** Returns the table of contents of a resolved page. */
export function toToc(root: Root): TocEntry[] {
  return root.children.flatMap((node) => {
    if (node.type !== 'heading' || node.data?.id === undefined) return [];
    if (node.depth < tocLevels.min || node.depth > tocLevels.max) return [];
    const text = headingText(node);
    return [{ id: node.data.id, text, level: node.depth }];
  });
}
