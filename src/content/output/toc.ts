import type { Root } from 'mdast';
import { tocLevels } from '../../site/limits';
import { headingText } from '../mdast/headingText';
import type { TocEntry } from '../types';

/** The table of contents of a resolved page, in its order. */
export function toToc(root: Root): TocEntry[] {
  return root.children.flatMap((node) => {
    if (node.type !== 'heading' || node.data?.id === undefined) return [];
    if (node.depth < tocLevels.min || node.depth > tocLevels.max) return [];
    const text = headingText(node);
    return [{ id: node.data.id, text, level: node.depth }];
  });
}
